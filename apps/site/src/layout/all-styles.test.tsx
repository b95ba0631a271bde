import { expect, it, onTestFinished } from 'vitest';
import { loadAllStyles } from './all-styles.js';

const STYLES = 'data:text/css,.all-styles-test{color:rgb(1,2,3)}';

it('the styles of all pages are loaded once, and again after they could not be fetched', async () => {
  const template = document.createElement('template');
  template.id = 'styles';
  template.innerHTML = '<link rel="stylesheet" href="http://127.0.0.1:9/none.css">';
  const styled = document.createElement('i');
  styled.className = 'all-styles-test';
  document.head.append(template);
  document.body.append(styled);
  const links = () =>
    document.head.querySelectorAll(':scope > link[href*="all-styles"], :scope > link[href*=none]');
  onTestFinished(() => [template, styled, ...links()].forEach((element) => element.remove()));

  await loadAllStyles();
  expect(links()).toHaveLength(0);

  template.content.querySelector('link')?.setAttribute('href', STYLES);
  await Promise.all([loadAllStyles(), loadAllStyles()]);
  expect(getComputedStyle(styled).color).toBe('rgb(1, 2, 3)');
  expect(links()).toHaveLength(1);
});
