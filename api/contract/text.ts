import * as z from 'zod/mini'

/**
 * Text that both databases can hold: PostgreSQL refuses the NUL character, and half a surrogate pair is no text at all.
 * Both are dropped, because no visitor types them.
 */
export const storableText = () => z.overwrite((text: string) => text.toWellFormed().replaceAll('\u0000', ''))
