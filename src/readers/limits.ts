/** Bytes of all files together; those of an archive also unpacked. */
export const maxBytes = 64 * 1024 * 1024
export const maxMembers = 1000
export const maxRows = 100_000
