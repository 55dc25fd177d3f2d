export * from './answers.ts';
export * from './messages.ts';
export * from './teller.ts';
