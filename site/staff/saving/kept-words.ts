import * as z from 'zod/mini'
import { keptTexts } from '#site/staff/saving/kept-texts.ts'

/** Texts without parts. */
export const keptWords = (database: string, place: string) => keptTexts(database, place, z.string())
