export * from './messages.ts';
export * from './teller.ts';
