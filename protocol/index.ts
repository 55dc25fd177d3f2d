export * from './answers.ts';
export * from './bodies.ts';
export * from './messages.ts';
export * from './numbers.ts';
export * from './results.ts';
export * from './teller.ts';
