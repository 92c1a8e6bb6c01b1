import type { IssueMail, LetterBlock, LetterPicture } from '#api/contract/issue-mail.ts'
import type { RenderMail } from '#api/contract/mail-order.ts'
import type { IssueBlock, WrittenIssue } from '#api/contract/staff/issues.ts'
import { AppError } from '#api/errors.ts'
import { altOf, type IssueMaterial, livePost, type ReadMaterial } from '#api/services/issues/issue-material.ts'
import { planOf, subjectOf } from '#api/services/issues/issue-plan.ts'
import type { LetterWriting } from '#api/services/issues/letter.ts'
import { addressOf } from '#api/services/issues/letter-links.ts'
import { type LetterMarks, onlyOurMarks, secretMarks } from '#api/services/issues/letter-marks.ts'
import type { Language } from '#locales/languages.ts'

const WIDEST = 1200 // pixels: twice what a mail shows, for screens of twice the pixels

interface LetterWritingDependencies {
  material: ReadMaterial
  renderMail: RenderMail
  publicUrl: string // without a trailing slash
}

/** Without what the language lacks, and without what would take too long to set: whoever checks the issue is told. */
export function createLetterWriting({ material, renderMail, publicUrl }: LetterWritingDependencies): LetterWriting {
  function pictureOf({ pictures }: IssueMaterial, name: string, alt: string): LetterPicture | undefined {
    const size = pictures.get(name)?.size
    if (!size) return undefined
    // JPEG: of the formats that we have, the one that all mail programs show.
    const width = size.widths.findLast((one) => one <= WIDEST) ?? size.width
    const height = Math.round((width * size.height) / size.width)
    return { src: `${publicUrl}/pictures/${name}-${width}.jpg`, width, height, alt }
  }

  async function blockOf(
    block: IssueBlock,
    known: IssueMaterial,
    language: Language,
  ): Promise<LetterBlock | undefined> {
    switch (block.kind) {
      case 'post': {
        const post = livePost(known, block.post, language)
        if (!post) return undefined
        const picture = pictureOf(known, post.picture, post.pictureAlt)
        return {
          kind: 'post',
          look: block.look,
          title: post.title,
          excerpt: post.excerpt,
          href: `${publicUrl}/${language}/blog/app/${post.slug}/`,
          ...(picture && { picture }),
        }
      }
      case 'text': {
        const { letterText } = await import('#api/services/issues/letter-text.ts') // lazy, as the renderer of posts is
        const parts = readable(() => letterText(block.words[language], (href) => addressOf(href, language, publicUrl)))
        return parts.length > 0 ? { kind: 'text', parts } : undefined
      }
      case 'button': {
        const [label, href] = [block.labels[language], addressOf(block.links[language], language, publicUrl)]
        return label !== '' && href !== undefined ? { kind: 'button', label, href } : undefined
      }
      case 'picture': {
        const picture = pictureOf(known, block.picture, altOf(known, block, language) ?? '')
        return picture && { kind: 'picture', picture }
      }
      case 'line':
        return { kind: 'line' }
    }
  }

  async function mailOf(
    text: WrittenIssue,
    number: number,
    language: Language,
    marks: LetterMarks,
  ): Promise<IssueMail> {
    const { countParts, MOST_PARTS, MOST_SIGNS, signsOf } = await import('#api/services/issues/letter-text.ts')
    const known = await material(text)
    const blocks: LetterBlock[] = []
    let room = MOST_PARTS
    let signs = MOST_SIGNS
    for (const one of text.blocks) {
      signs -= one.kind === 'text' ? signsOf(one.words[language]) : 0
      if (one.kind === 'text' && signs < 0) continue
      const block = await blockOf(one, known, language)
      if (!block) continue
      room -= block.kind === 'text' ? countParts(block.parts) : 0
      if (block.kind !== 'text' || room >= 0) blocks.push(block)
    }
    return {
      number,
      subject: subjectOf(text, known, language),
      preheader: text.lines[language].preheader,
      blocks,
      ...marks,
    }
  }

  return {
    plan: async (text) => planOf(text, await material(text)),

    async write(text, number, language) {
      const marks = secretMarks()
      const props = await mailOf(text, number, language, marks)
      const { subject, html, text: plain } = await renderMail({ template: 'newsletter-issue', props, language })
      return { subject, html: onlyOurMarks(html, marks), plain: onlyOurMarks(plain, marks) }
    },
  }
}

/** What was kept and is too much to be read is left out; whoever checks the issue is told. */
function readable<Part>(read: () => Part[]): Part[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
