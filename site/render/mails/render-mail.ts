import type { RenderMail } from '#api/contract/mail-order.ts'
import { mailParts } from '#site/render/mails/mail-parts.tsx'
import { createServerTexts } from '#site/render/server-texts.ts'

// Not the pages' own: their renderer notes which texts it reads, and mails are made between its steps.
const texts = createServerTexts()

/** Makes a mail's words from its facts (`ui/mails/`). */
export const renderMail: RenderMail = async (order) => mailParts(order, texts(order.language))
