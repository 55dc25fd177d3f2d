export * from './chance.ts';
export * from './clone.ts';
export * from './delta.ts';
export * from './match.ts';
export * from './options.ts';
export * from './record.ts';
export * from './rules.ts';
export * from './words.ts';
