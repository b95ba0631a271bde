import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicMultikey, readSigningKeys } from '@course-kit/credentials/issuer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../cli.js';

let folder: string;
let printed: string[];
const output = { log: (text: string) => printed.push(text), error: (text: string) => printed.push(text) };
const keyFile = () => join(folder, 'secret/issuer-keys.json');
const keys = async () => readSigningKeys(await readFile(keyFile(), 'utf8'));
const makeKey = () => runCli(['issuer-key', join(folder, 'secret')], output);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'issuer-'));
  printed = [];
});

afterEach(() => rm(folder, { recursive: true }));

describe('course-kit issuer-key', () => {
  test('makes a key that only its owner reads, and says the public part alone', async () => {
    expect(await makeKey()).toBe(0);
    const [key] = await keys();
    expect((await stat(keyFile())).mode & 0o077).toBe(0);
    expect(printed.join('\n')).toContain(`VITE_ISSUER_KEYS=${publicMultikey(key)}\n`);
    expect(printed.join('\n')).not.toContain(key.d);
  });

  test('puts a newer key in front of the one that is there', async () => {
    await makeKey();
    const [old] = await keys();
    await makeKey();
    const [next, ...others] = await keys();
    expect(others).toEqual([old]);
    expect(next).not.toEqual(old);
    expect(printed.join('\n')).toContain(`VITE_ISSUER_KEYS=${publicMultikey(next)},${publicMultikey(old)}`);
  });

  test('leaves a file alone that it does not understand', async () => {
    await makeKey();
    await writeFile(keyFile(), 'precious');
    expect(await makeKey()).toBe(1);
    expect(await readFile(keyFile(), 'utf8')).toBe('precious');
    expect(printed.at(-1)).toContain('It was left as it is.');
  });
});
