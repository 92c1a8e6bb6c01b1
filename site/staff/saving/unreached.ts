/** The answer of a call that nobody could be asked. */
export const unreached = { ok: false, error: { code: 'network' } } as const
