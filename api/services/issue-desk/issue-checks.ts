import type { Paragraph, Root } from 'mdast'
import type { IssueBlock, IssueFinding, WrittenIssue } from '#api/contract/staff/issues.ts'
import type { IssueFindingName } from '#api/contract/values/staff/issue-findings.ts'
import { fittingSubject, issueLimits } from '#api/contract/values/staff/issues.ts'
import { AppError } from '#api/errors.ts'
import { type IssueMaterial, livePost, type ReadMaterial } from '#api/services/issues/issue-material.ts'
import { gapsOf, planOf, subjectOf } from '#api/services/issues/issue-plan.ts'
import { type LetterWriting, letterMarks } from '#api/services/issues/letter.ts'
import { addressOf } from '#api/services/issues/letter-links.ts'
import type { Check, Found } from '#api/services/post-desk/checks/checked-post.ts'
import { ownTurn } from '#api/services/post-desk/checks/in-turns.ts'
import { type Language, languages } from '#locales/languages.ts'

interface IssueChecksDependencies {
  material: ReadMaterial
  letters: LetterWriting
  links: Check // of posts: the same links are dead in a mail
  publicUrl: string
  onError: (error: unknown) => void
}

type Issue = { text: WrittenIssue; number: number }

type Told = Pick<IssueFinding, 'check' | 'level' | 'block' | 'facts'> & { what: IssueFindingName | Found['what'] }

export type IssueChecks = ReturnType<typeof createIssueChecks>

/** What is looked at before an issue leaves. Of a language that waits or falls back only what it lacks: its own mail does not go. */
export function createIssueChecks({ material, letters, links, publicUrl, onError }: IssueChecksDependencies) {
  async function linksOf(block: IssueBlock, language: Language): Promise<Told[]> {
    const tree = await treeOf(block, language)
    if (tree === 'too much') return [stop('complete', 'words_much', block.id)]
    if (tree === undefined) return []
    const odd = block.kind === 'button' && addressOf(block.links[language], language, publicUrl) === undefined
    if (block.kind === 'button' && odd) {
      const facts = { text: block.labels[language], to: block.links[language] }
      return [stop('links', 'link_odd', block.id, facts)]
    }
    const parsed = { ...noPost, language, tree }
    const found = await links(parsed)
    return found.map((one) => ({ ...one, check: 'links' as const, block: block.id }))
  }

  async function letterOf(language: Language, { text, number }: Issue): Promise<Told[]> {
    const { html, plain } = await letters.write(text, number, language)
    const bytes = Buffer.byteLength(html)
    const canLeave = html.includes(letterMarks.unsubscribe) && plain.includes(letterMarks.unsubscribe)
    const weight = { bytes: String(bytes), most: String(issueLimits.bytes) }
    return [
      ...(canLeave ? [] : [stop('leaving', 'leaving_none')]),
      ...(bytes > issueLimits.bytes ? [stop('weight', 'weight', null, weight)] : []),
    ]
  }

  /** A check that fails itself is worth a look: it has not passed. */
  async function run(check: IssueFinding['check'], work: Promise<Told[]>): Promise<Told[]> {
    try {
      return await work
    } catch (error) {
      onError(error)
      return [look(check, 'failed')]
    }
  }

  async function ownMail(language: Language, issue: Issue, known: IssueMaterial): Promise<Told[]> {
    const { text } = issue
    const room = await run('complete', roomOf(text, language))
    // Of more texts than a mail takes, there may be thousands of links to ask for.
    const asked = room.length === 0 ? text.blocks : text.blocks.filter(({ kind }) => kind !== 'text')
    const ofLinks = await Promise.all(asked.map((block) => run('links', linksOf(block, language))))
    return [
      ...lengthsOf(text, known, language),
      ...room,
      ...ofLinks.flat(),
      ...text.blocks.flatMap((block) => picturesOf(block, known, language)),
      ...(await run('leaving', letterOf(language, issue))),
    ]
  }

  return async (issue: Issue): Promise<IssueFinding[]> => {
    const { text } = issue
    const known = await material(text)
    const plan = planOf(text, known)
    const isNobodys = languages.every((language) => plan[language].fate !== 'own')
    const findings: IssueFinding[] = []
    for (const language of languages) {
      const whole = language === text.source ? stopsOf(text, isNobodys) : []
      const isOwn = plan[language].fate === 'own'
      const gaps = gapsOf(text, known, language).map(({ what, block }): Told => {
        const check = what === 'alt' ? 'pictures' : 'complete'
        return { check, level: language === text.source ? 'stop' : 'look', what: `gap_${what}`, block, facts: {} }
      })
      const own = isOwn ? await ownMail(language, issue, known) : []
      findings.push(...[...whole, ...gaps, ...own].map((one) => ({ in: language, ...one })))
    }
    return findings
  }
}

/** Whether all texts together can be set in time; a single one that cannot be read is told at its place. */
async function roomOf({ blocks }: WrittenIssue, language: Language): Promise<Told[]> {
  const { countParts, letterText, MOST_PARTS, MOST_SIGNS, signsOf } = await import(
    '#api/services/issues/letter-text.ts'
  )
  const { isWithinBounds } = await import('#api/services/markdown/markdown-bounds.ts')
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.words[language]] : []))
  if (texts.reduce((sum, written) => sum + signsOf(written), 0) > MOST_SIGNS) return [stop('complete', 'words_much')]
  let parts = 0
  for (const written of texts) {
    await ownTurn()
    if (isWithinBounds(written)) parts += countParts(letterText(written, (href) => href))
  }
  return parts > MOST_PARTS ? [stop('complete', 'words_much')] : []
}

/** What would be a post's in another place. */
const noPost = {
  postId: '',
  version: 0,
  title: '',
  slug: '',
  excerpt: '',
  body: '',
  seoTitle: '',
  seoDescription: '',
  picture: '',
  ownPicture: '',
  pictureAlt: '',
  behind: 0,
}

function stopsOf({ blocks }: WrittenIssue, isNobodys: boolean): Told[] {
  if (blocks.length === 0) return [stop('complete', 'empty')]
  return isNobodys ? [stop('complete', 'nobody')] : []
}

/** The links of a part, as a text of its own. */
async function treeOf(block: IssueBlock, language: Language): Promise<Root | 'too much' | undefined> {
  if (block.kind === 'button') {
    const [url, value] = [block.links[language], block.labels[language]]
    const line: Paragraph = {
      type: 'paragraph',
      children: [{ type: 'link', url, children: [{ type: 'text', value }] }],
    }
    return { type: 'root', children: [line] }
  }
  if (block.kind !== 'text') return undefined
  const { parseMarkdown } = await import('#api/services/markdown/markdown-parser.ts') // lazy, as the renderer is
  const { checkBounds } = await import('#api/services/markdown/markdown-bounds.ts')
  await ownTurn()
  try {
    checkBounds(block.words[language])
    return parseMarkdown(block.words[language])
  } catch (error) {
    if (error instanceof AppError) return 'too much'
    throw error
  }
}

function lengthsOf(text: WrittenIssue, known: IssueMaterial, language: Language): Told[] {
  const { preheader } = text.lines[language]
  const over = (what: 'subject_long' | 'preheader_long', line: string, most: number) => {
    const length = [...line].length // as one counts them
    return length > most ? [look('subject', what, null, { length: String(length), most: String(most) })] : []
  }
  return [
    ...over('subject_long', subjectOf(text, known, language), fittingSubject.subject),
    ...over('preheader_long', preheader, fittingSubject.preheader),
    ...(preheader === '' ? [look('subject', 'preheader_none')] : []),
  ]
}

function picturesOf(block: IssueBlock, known: IssueMaterial, language: Language): Told[] {
  if (block.kind === 'picture')
    return known.pictures.has(block.picture) ? [] : [stop('pictures', 'picture_gone', block.id)]
  const post = block.kind === 'post' && block.look === 'whole' ? livePost(known, block.post, language) : undefined
  if (post?.pictureAlt.trim() !== '') return []
  if (known.pictures.get(post.picture)?.upload?.isDecorative) return []
  return [look('pictures', 'picture_words', block.id, { title: post.title })]
}

function stop(check: Told['check'], what: Told['what'], block: string | null = null, facts: Told['facts'] = {}): Told {
  return { check, level: 'stop', what, block, facts }
}

function look(check: Told['check'], what: Told['what'], block: string | null = null, facts: Told['facts'] = {}): Told {
  return { check, level: 'look', what, block, facts }
}
