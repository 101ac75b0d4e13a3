/** Raised when an old client can no longer talk with a new server. */
export const PROTOCOL = 6;
