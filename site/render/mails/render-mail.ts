import type { RenderMail } from '#api/contract/mail-order.ts'
import { mailParts } from '#site/render/mails/mail-parts.tsx'
import { createServerTexts } from '#site/render/server-texts.ts'

// Not those of the pages, whose renderer notes which texts it reads.
const texts = createServerTexts()

export const renderMail: RenderMail = async (order) => mailParts(order, texts(order.language))
