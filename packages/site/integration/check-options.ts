import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'astro/zod';
import { COMPONENTS, TRANSLATED, type ComponentName, type CourseSiteOptions } from './options.ts';

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/, error: 'expected an address that begins with https://' });
const words = z.record(text, z.record(text, z.union([text, z.object({ other: text }).catchall(text)])));
const colorPair = z.tuple([text, text], { error: 'expected two colours: on light pages and on dark ones' });

/** What is drawn is checked by whoever draws it. */
const data = z.custom<never>((value) => typeof value === 'object' && value !== null, 'expected an object');

const schema: z.ZodType<CourseSiteOptions> = z.strictObject({
  course: text.exactOptional(),
  brand: z.strictObject({
    tagline: text.exactOptional(),
    description: z
      .string()
      .regex(/^.{50,160}$/u, 'expected 50 to 160 characters')
      .exactOptional(),
    about: text.exactOptional(),
    privacyMailbox: z.email('expected an e-mail address'),
    privacyDate: z.iso.date('expected a day, such as 2026-11-27').exactOptional(),
    wrongStepForm: address.exactOptional(),
    storageKey: z.string().regex(/^[\w.-]+$/, 'expected letters, digits and hyphens, such as my-course'),
    progressPrefix: z.string().exactOptional(),
    colors: z.object({ canvas: colorPair }).catchall(colorPair),
  }),
  tool: z.strictObject({
    name: text,
    links: z.partialRecord(
      z.enum(['documentation', 'installation', 'repository', 'chat', 'website', 'profile']),
      address,
    ),
  }),
  storage: z.enum(['browser', 'supabase']).exactOptional(),
  locales: z.array(z.enum(TRANSLATED)).exactOptional(),
  words: z.partialRecord(z.enum(['en', ...TRANSLATED]), words).exactOptional(),
  offline: z.boolean().exactOptional(),
  tryOut: z
    .strictObject({
      flow: data,
      exercise: data,
      chat: z.strictObject({ asked: text, without: text, answer: text }),
    })
    .optional(),
  components: z
    .partialRecord(
      z.enum(Object.keys(COMPONENTS) as ComponentName[]),
      z.union([text, z.literal(false)], 'expected the path of a module, or false'),
    )
    .exactOptional(),
});

/** The options of a site with whole paths, checked. */
export interface CheckedOptions extends CourseSiteOptions {
  readonly course: string;
  readonly components: NonNullable<CourseSiteOptions['components']>;
}

/**
 * Checks what a site is made of.
 *
 * @param root - the project's folder.
 * @throws Error that names each field that is not right, and what belongs there.
 */
export function checkOptions(options: unknown, root: string): CheckedOptions {
  const { success, data: checked, error } = schema.safeParse(options);
  if (!success) throw refusal(error.issues.flatMap(faultsOf));
  const { course = 'course', components = {} } = checked;
  const whole = {
    ...checked,
    course: resolve(root, course),
    components: Object.fromEntries(
      Object.entries(components).map(([name, path]) => [name, path && resolve(root, path)]),
    ),
  };
  const missing = [
    ...(existsSync(join(whole.course, 'course.md')) ? [] : [`course: no course.md in ${whole.course}`]),
    ...Object.entries<string | false>(whole.components).flatMap(([name, path]) =>
      path && !existsSync(path) ? [`components.${name}: no file ${path}`] : [],
    ),
  ];
  if (missing.length > 0) throw refusal(missing);
  return whole;
}

function refusal(faults: readonly string[]): Error {
  return new Error(
    `courseSite: ${faults.length === 1 ? faults[0] : `\n${faults.map((fault) => `  ${fault}`).join('\n')}`}`,
  );
}

/** An issue as `brand.storageKey: what belongs there`. */
function faultsOf(issue: z.core.$ZodIssue): readonly string[] {
  const path = issue.path.join('.');
  const named = (message: string, key?: string) =>
    [[path, key].filter(Boolean).join('.'), message].filter(Boolean).join(': ');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => named('there is no such option', key));
  return [
    named(
      issue.message
        .replace(/^Invalid (input|option): /, '')
        .replace('received undefined', 'found nothing')
        .replace('received', 'found'),
    ),
  ];
}
