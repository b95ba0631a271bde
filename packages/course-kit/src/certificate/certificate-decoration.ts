import type { jsPDF } from 'jspdf';
import { COLOURS, PAGE, SHAPES } from './certificate-layout.js';

/** Everything on the page that is no text: the ground, the double border, the rules and the way through the course. */
export function drawDecoration(pdf: jsPDF, level: number, levels = level + 1): void {
  drawGround(pdf);
  drawBorder(pdf);
  drawTitleRule(pdf);
  drawNameRule(pdf);
  drawFlow(pdf, level, levels);
}

/** Fine lines that swing across the page like the edges of a flow, pale enough to read over. */
function drawGround(pdf: jsPDF): void {
  const { inset, y, swing, strands, step, stroke } = SHAPES.ground;
  const width = PAGE.width - 2 * inset;
  pdf.setDrawColor(COLOURS.pale).setLineWidth(stroke);
  for (let strand = 0; strand < strands; strand += 1) {
    const [reach, middle] = [swing + strand * step.swing, y + strand * step.y];
    // There on one side of the middle and back on the other.
    const [left, right] = [inset, inset + width];
    const [third, twoThirds] = [inset + width / 3, inset + (2 * width) / 3];
    pdf.moveTo(left, middle);
    pdf.curveTo(third, middle - reach, twoThirds, middle + reach, right, middle);
    pdf.curveTo(twoThirds, middle - reach, third, middle + reach, left, middle);
  }
  pdf.stroke();
}

function drawBorder(pdf: jsPDF): void {
  const { outer, inner, corner } = SHAPES.border;
  const frame = ({ inset, stroke }: typeof outer | typeof inner) => {
    pdf.setLineWidth(stroke);
    pdf.rect(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset);
  };
  pdf.setDrawColor(COLOURS.ink);
  frame(outer);
  pdf.setDrawColor(COLOURS.accent);
  frame(inner);
  pdf.setFillColor(COLOURS.paper);
  for (const across of [inner.inset, PAGE.width - inner.inset]) {
    for (const down of [inner.inset, PAGE.height - inner.inset]) {
      pdf.circle(across, down, corner.radius, 'FD');
    }
  }
}

function drawTitleRule(pdf: jsPDF): void {
  const { y, from, to, stroke, dot } = SHAPES.titleRule;
  pdf.setDrawColor(COLOURS.accent).setLineWidth(stroke);
  pdf.line(PAGE.centre - to, y, PAGE.centre - from, y);
  pdf.line(PAGE.centre + from, y, PAGE.centre + to, y);
  pdf.setFillColor(COLOURS.accent).circle(PAGE.centre, y, dot, 'F');
}

function drawNameRule(pdf: jsPDF): void {
  const { y, to, stroke } = SHAPES.nameRule;
  pdf
    .setDrawColor(COLOURS.accent)
    .setLineWidth(stroke)
    .line(PAGE.centre - to, y, PAGE.centre + to, y);
}

/** The course is a flow: a node for each level, joined by edges, lit as far as the learner has come. */
function drawFlow(pdf: jsPDF, level: number, levels: number): void {
  const { y, swing, distance, most, stroke, node } = SHAPES.flow;
  const nodes = Math.min(Math.max(1, Math.trunc(levels)), most);
  const lit = Math.min(Math.max(1, Math.trunc(level)), nodes);
  const across = (index: number) => PAGE.centre + distance * (index - (nodes - 1) / 2);
  const down = (index: number) => y + (index % 2 === 0 ? swing : -swing);

  pdf.setLineWidth(stroke);
  for (let index = 0; index < nodes - 1; index += 1) {
    const rise = down(index + 1) - down(index);
    pdf.setDrawColor(index + 1 < lit ? COLOURS.accent : COLOURS.unlit);
    const bend = [distance / 2, 0, distance / 2, rise, distance, rise];
    pdf.lines([bend], across(index), down(index), [1, 1], 'S');
  }
  for (let index = 0; index < nodes; index += 1) {
    const isLit = index < lit;
    const [left, top] = [across(index) - node.width / 2, down(index) - node.height / 2];
    pdf.setFillColor(isLit ? COLOURS.accent : COLOURS.paper);
    pdf.setDrawColor(isLit ? COLOURS.accent : COLOURS.unlit);
    pdf.roundedRect(left, top, node.width, node.height, node.corner, node.corner, 'FD');
    if (isLit) pdf.setFillColor(COLOURS.paper).circle(across(index), down(index), node.dot, 'F');
  }
}
