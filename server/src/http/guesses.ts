/** Guessing passwords is slowed down far below what other requests may do. */
export const GUESSES = { rateLimit: { max: 20, timeWindow: 60_000 } };
