// Shared helpers: percentiles, median, server process control, CPU time of a pid.
const fs = require('node:fs');
const { spawn } = require('node:child_process');
const pct = (a, p) => {
  if (!a.length) return NaN;
  const b = Float64Array.from(a).sort();
  return b[Math.min(b.length - 1, Math.floor(b.length * p))];
};
const median = (a) => pct(a, 0.5);
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
// CPU microseconds (user+system) used by a pid so far; Linux only, 10 ms ticks.
const cpuUs = (pid) => {
  const f = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (+f[11] + +f[12]) * 10000;
};
const rssMB = (pid) => +/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1] / 1024;
// Start `node script args...`, wait for a line "READY <port>".
function startServer(script, args, bin = process.execPath) {
  const child = spawn(bin, [script, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'], // the server ends when its standard input does
    env: { ...process.env, NODE_ENV: 'production' },
    cwd: __dirname,
  });
  let err = '';
  child.stderr.on('data', (d) => {
    err += d;
  });
  return new Promise((resolve, reject) => {
    const t = setTimeout(() => reject(new Error('server did not start: ' + err)), 15000);
    child.stdout.on('data', (d) => {
      const m = /READY (\d+)/.exec(String(d));
      if (m) {
        clearTimeout(t);
        resolve({
          pid: child.pid,
          port: +m[1],
          stop: () =>
            new Promise((r) => {
              child.on('exit', r);
              child.kill('SIGKILL');
            }),
        });
      }
    });
    child.on('exit', (c) => reject(new Error('server exit ' + c + ' ' + err)));
  });
}
// Measure for `ms`: stats = {moves, lat:[]} filled by the caller's callbacks.
async function window_(ms, pid, stats) {
  stats.moves = 0;
  stats.lat.length = 0;
  const c0 = cpuUs(pid),
    t0 = performance.now();
  await sleep(ms);
  const dt = performance.now() - t0,
    n = stats.moves,
    lat = stats.lat.slice();
  return {
    movesPerS: Math.round((n / dt) * 1000),
    p50: +pct(lat, 0.5).toFixed(2),
    p99: +pct(lat, 0.99).toFixed(2),
    srvCpuUsPerMove: n ? Math.round((cpuUs(pid) - c0) / n) : null,
    rssMB: Math.round(rssMB(pid)),
  };
}
module.exports = { pct, median, sleep, cpuUs, rssMB, startServer, measureWindow: window_ };
