/** Numbers that stand for things: one kind is never taken for another, and at run time they are numbers like any other. */

declare const kind: unique symbol;

/** A number that stands for one kind of thing. Each kind is made in one place, and plain numbers are none of it. */
export type Brand<Kind extends string> = number & { readonly [kind]: Kind };

/** For what is counted from 0 in every loop: a plain number may be one, a number that stands for anything else may not. */
export type Counted<Kind extends string> = number & { readonly [kind]?: Kind };
