/**
 * Loaded into the process of every test file. When all is done, Node cleans up after it, and may spin for ever doing so: a process whose last
 * listener has heard of its end is over. (`--test-force-exit` ends it earlier: before tests that are told of later.)
 */
process.once('beforeExit', () => process.on('exit', (code) => process.exit(code)));
