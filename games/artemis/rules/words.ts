import type { Json } from '@orrery/kernel';

/** An answer as text; one that is no text says nothing. */
export const words = (choice: Json): string => (typeof choice === 'string' ? choice : '');
