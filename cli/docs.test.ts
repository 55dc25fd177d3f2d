/** README and docs say what is so: every command they show is run, every link and picture is there. */

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { linesOf, newFolder, run } from './tests/shell.ts';

const PAGES = [...globSync('*.md'), ...globSync('docs/**/*.md')].sort();
const textOf = (page: string) => readFileSync(page, 'utf8');

interface Example {
  readonly command: string;
  readonly says: readonly string[];
}

/** Each `$ command` of a page with the lines that it prints. */
function examplesIn(text: string): Example[] {
  return [...text.matchAll(/^```console\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((example) => {
        const [command = '', ...says] = example.trimEnd().split('\n');
        return { command, says };
      }),
  );
}

/** What is measured differs from run to run: times, the port, how well a bot plays, how many moves the laws try. Nothing else does. */
function steady(line: string): string {
  if (/^ {2}\w+ +\d+\.\d % /.test(line)) return line.replace(/\d+\.\d+/g, '…').replace(/ +/g, ' ');
  return line.replace(/\d+ plies, no law broken \(\d+\.\d+ s\)/, '… plies, no law broken (… s)').replace(/localhost:\d+/g, 'localhost:…');
}

/** What a shell in the folder prints; a server is ended when it is ready. */
async function shell(t: TestContext, folder: string, command: string): Promise<string[]> {
  const child = spawn('bash', ['-c', command.replace(/\bPORT=\d+/, 'PORT=0')], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = -child.pid!;
  t.after(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(group, 'SIGKILL');
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (stream === child.stdout && command.endsWith(' serve')) process.kill(group, 'SIGTERM');
    });
  }
  await once(child, 'close');
  return linesOf(said).filter((line) => !line.startsWith('npm '));
}

for (const page of PAGES) {
  const examples = examplesIn(textOf(page));
  if (examples.length === 0) continue;
  test(`${page}: every command prints what it says`, async (t) => {
    // What the commands write stays out of the project.
    const folder = newFolder(t);
    for (const name of ['docs', 'node_modules']) symlinkSync(join(process.cwd(), name), join(folder, name));
    for (const { command, says } of examples) {
      assert.deepEqual((await shell(t, folder, command)).map(steady), says.map(steady), `$ ${command}`);
    }
  });
}

test('there are examples to run', () => {
  for (const page of ['docs/COMMANDS.md', 'docs/FAIRNESS.md', 'docs/HOSTING.md', 'docs/OPERATING.md'])
    assert.ok(examplesIn(textOf(page)).length > 0, page);
});

test('every npm script, command of royaumes and file that is named can be run', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { readonly start: string } };
  assert.match(scripts.start, / cli\/royaumes\.mjs serve$/);
  const commands = [...run(['--help']).out.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name);
  assert.ok(commands.includes('serve'));
  for (const page of PAGES) {
    const text = textOf(page);
    for (const [said, name] of text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:]+)\b/g))
      assert.ok(`${name}` in scripts, `${page}: ${said}`);
    for (const [said, name] of text.matchAll(/\bnpx royaumes ([a-z]+)/g)) assert.ok(commands.includes(name), `${page}: ${said}`);
    for (const [said, file = ''] of text.matchAll(/\bnode (?:--test )?((?:[\w-]+\/)+[\w.-]+)/g))
      assert.ok(existsSync(file), `${page}: ${said}`);
  }
});

/** The lines in `sh` blocks that start a server, each once. */
function startsIn(pages: readonly string[]): readonly string[] {
  const blocks = pages.flatMap((page) => [...textOf(page).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block));
  const lines = blocks.flatMap((block) => block.split('\n').map((line) => line.replace(/ +#.*/, '')));
  return [...new Set(lines.filter((line) => /(^| )npm start$/.test(line)))];
}

test('every way to start a server starts one, and it is backed up as README says', async (t) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { readonly start: string } };
  const commands = startsIn(['README.md', 'docs/HOSTING.md']);
  assert.ok(commands.length >= 3, commands.join('; '));
  assert.match(textOf('README.md'), /`npx royaumes backup FILE`/);
  for (const command of commands) {
    const folder = newFolder(t);
    const env = { PORT: '0', ROYAUMES_DATA: join(folder, 'data') };
    // All that it does but the build, which is a step of its own.
    const line = command.replace('npm start', scripts.start.replace(' --build ', ' '));
    const child = spawn('bash', ['-c', line], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    t.after(() => child.kill('SIGKILL'));
    const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
    const [, url] = /^Royaumes is ready: (http:\S+)\n$/.exec(said) ?? [];
    assert.equal((await fetch(`${url}/api/health`)).status, 200, `${command}: ${said}`);
    const { code, err } = run(['backup', join(folder, 'copy.db')], { env });
    assert.deepEqual([code, err], [0, '']);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null], command);
  }
});

test('every setting stands in the table of settings, and no other does', () => {
  const sources = globSync('{cli,server}/**/*.{ts,mjs}', { exclude: ['**/*.test.ts', '**/tests/**'] }).map(textOf);
  const used = new Set(sources.flatMap((text) => text.match(/\bROYAUMES_[A-Z_]+/g) ?? []));
  // How the command tells itself that it has been started a second time.
  used.delete('ROYAUMES_NODE');
  const told = [...textOf('docs/OPERATING.md').matchAll(/^\| `(ROYAUMES_[A-Z_]+)` \|/gm)].map(([, name]) => name as string);
  assert.deepEqual(told.toSorted(), [...used].toSorted());
  for (const file of ['ops/royaumes.service', 'Dockerfile'])
    for (const name of textOf(file).match(/\bROYAUMES_[A-Z_]+/g) ?? []) assert.ok(used.has(name), `${file}: ${name}`);
});

test('the dashboard and the list of numbers are of numbers that there are', () => {
  const shown = (text: string) =>
    [...new Set(text.match(/\b(?:royaumes|process)_[a-z_]+/g) ?? [])].map((name) => name.replace(/_bucket$/, ''));
  const sources = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map(textOf)
    .join('\n');
  const there = [...sources.matchAll(/'((?:royaumes|process)_[a-z_]+)'/g)].map(([, name]) => name as string);
  assert.deepEqual(shown(textOf('ops/grafana.json')).toSorted(), there.toSorted());
  assert.deepEqual(shown(textOf('docs/OPERATING.md')).toSorted(), there.toSorted());
});

/** Where the links and pictures of a page lead: not to the web, and not in code. */
function leadsOf(text: string): string[] {
  const prose = text.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((to) => !/^https?:/.test(to));
}

/** The names under which a page's headings can be linked to. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('no link and no picture leads nowhere', () => {
  for (const page of PAGES) {
    for (const to of leadsOf(textOf(page))) {
      const [path = '', anchor] = to.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      assert.ok(existsSync(file), `${page}: ${to}`);
      if (anchor !== undefined) assert.ok(anchorsOf(textOf(file)).includes(anchor), `${page}: ${to}`);
    }
  }
});

test('every picture is shown and loads quickly, and the README is short', () => {
  const shown = leadsOf(textOf('README.md'));
  const pictures = globSync('docs/screens/*');
  assert.ok(pictures.length > 0);
  for (const picture of pictures) {
    assert.ok(shown.includes(picture), `${picture} is shown nowhere`);
    assert.ok(statSync(picture).size < 250_000, `${picture} is too big`);
  }
  assert.ok(textOf('README.md').split('\n').length <= 100);
});
