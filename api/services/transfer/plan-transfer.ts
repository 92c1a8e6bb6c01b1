import { createHash } from 'node:crypto'
import { pictureId } from '#api/contract/values/pictures.ts'
import { type TransferField, transferFields, transferLimits } from '#api/contract/values/post-transfer.ts'
import type { PostContent } from '#api/services/posts/post-editing.ts'
import { plainText, type WrittenPost } from '#api/services/transfer/post-files.ts'
import type { PackageProblem } from '#api/services/transfer/posts-of-folders.ts'
import type { PackedPicture, PostPackage } from '#api/services/transfer/read-package.ts'
import { type UnopenedWords, unopenedWords } from '#api/services/transfer/unopened-words.ts'
import { uploadsOf } from '#api/services/transfer/uploads-of.ts'
import { contentsOf } from '#api/services/transfer/written-contents.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { ShownPicture } from '#api/store/staff/pictures.ts'
import type { WholePost } from '#api/store/staff/post-transfer.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

export interface ChangedTranslation {
  content: PostContent
  version: number // 0 for a new one
  fields: TransferField[] // empty for a new one
  formerSlugs: string[] // those to add
  sourceParagraphs: string[] | undefined
  unopened: UnopenedWords | undefined // undefined for a new one
}

export interface ChangedPost {
  id: string
  isNew: boolean
  post: WrittenPost
  source: Language
  translations: ChangedTranslation[]
}

export interface TransferChanges {
  posts: ChangedPost[]
  same: number
  pictures: { added: PackedPicture[]; changed: { picture: PackedPicture; stored: ShownPicture }[]; same: number }
  problems: PackageProblem[]
  seen: string // another one when any of these posts has changed since
}

type Reading = Pick<Stores, 'postTransfer' | 'pictures' | 'postTexts' | 'postWorkings'>

/** What an import would do to the posts as `stores` have them. Changes nothing. */
export async function planTransfer(stores: Reading, content: PostPackage): Promise<TransferChanges> {
  const problems = [...content.problems]
  const posts: ChangedPost[] = []
  const versions: unknown[] = []
  const packed = new Set(content.pictures.map(({ id }) => id))
  const slugs = new Map<string, string>()
  let same = 0

  for (const { folder, post } of content.posts) {
    const known = await stores.postTransfer.find(post.id)
    versions.push([post.id, known?.deletedAt, known?.translations.map(({ language, version }) => [language, version])])
    if (known?.deletedAt !== undefined) {
      problems.push({ file: folder, why: 'postDeleted' })
      continue
    }
    const source = known?.sourceLanguage ?? sourceOf(post)
    if (known && post.sourceLanguage !== undefined && post.sourceLanguage !== source)
      problems.push({ file: `${folder}/post.yaml`, why: 'otherSource', field: 'sourceLanguage' })
    const translations: ChangedTranslation[] = []
    for (const own of contentsOf({ ...post, sourceLanguage: source })) {
      const file = `${folder}/${own.language}.md`
      problems.push(...(await slugProblems(stores, post, own, file, slugs)))
      problems.push(...(await pictureProblems(stores, own, file, packed)))
      const change = await changeOf(stores, own, post, known)
      if (change) translations.push(change)
    }
    versions.push(translations.map(({ unopened }) => unopened?.seen))
    if (translations.length === 0) same++
    else posts.push({ id: post.id, isNew: !known, post, source, translations })
  }
  const changes = posts.reduce((sum, { translations }) => sum + translations.length, 0)
  if (changes > transferLimits.changes) problems.push({ file: '', why: 'tooManyChanges', most: transferLimits.changes })
  const pictures = await planPictures(stores, content.pictures)
  const sign = [versions, pictures.changed.map(({ stored: { id, version } }) => [id, version])]
  const seen = createHash('sha256').update(JSON.stringify(sign)).digest('base64url')
  return { posts, same, pictures, problems, seen }
}

/** Of a new post that does not say: English where there is one, as for what comes with the site. */
function sourceOf({ sourceLanguage, translations }: WrittenPost): Language {
  const [first] = contentsOf({ ...emptyFacts, id: '', translations })
  return sourceLanguage ?? first?.language ?? 'en'
}

const emptyFacts = { type: 'news', author: '', featured: false, picture: '' } as const

async function changeOf(
  stores: Reading,
  own: PostContent,
  post: WrittenPost,
  known: WholePost | undefined,
): Promise<ChangedTranslation | undefined> {
  const { formerSlugs = [], sourceParagraphs } = post.translations[own.language] ?? {}
  const stored = known?.translations.find(({ language }) => language === own.language)
  const left = formerSlugs.filter(
    (slug) =>
      slug !== own.slug && !known?.formerSlugs.some((one) => one.language === own.language && one.slug === slug),
  )
  const fields = stored ? fieldsOf(own, stored, left) : []
  if (stored && fields.length === 0) return undefined
  const unopened = stored && (await unopenedWords(stores, stored, own))
  return { content: own, version: stored?.version ?? 0, fields, formerSlugs: left, sourceParagraphs, unopened }
}

function fieldsOf(own: PostContent, stored: StoredPost, left: string[]): TransferField[] {
  const is = comparable(own, own.body, own.status, left)
  const was = comparable(stored, stored.body, stored.status, [])
  return transferFields.filter((field) => is[field] !== was[field])
}

function comparable(
  post: PostContent | StoredPost,
  body: string,
  state: string,
  formerSlugs: string[],
): Record<TransferField, unknown> {
  const { slug, title, excerpt, tags, seo, picture, pictureAlt, type, author, featured } = post
  return {
    ...{ slug, title: title.trim(), excerpt: excerpt.trim(), picture, pictureAlt: pictureAlt.trim() },
    ...{ type, author: author.trim(), featured, state },
    text: plainText(body),
    tags: tags.join('\n'),
    seo: JSON.stringify(
      Object.entries(seo)
        .filter(([, value]) => value !== undefined)
        .toSorted(),
    ),
    visibleFrom: post.visibleFrom,
    visibleUntil: post.visibleUntil,
    updatedAt: post.updatedAt,
    formerSlugs: formerSlugs.join('\n'),
  }
}

/** Of a slug, now or formerly, that is another post's. `taken`: those of the posts before it. */
async function slugProblems(
  { postTransfer }: Reading,
  post: WrittenPost,
  { postId, language, slug }: PostContent,
  file: string,
  taken: Map<string, string>,
): Promise<PackageProblem[]> {
  const problems: PackageProblem[] = []
  const former = post.translations[language]?.formerSlugs ?? []
  for (const one of new Set([slug, ...former])) {
    const field = one === slug ? 'slug' : 'formerSlugs'
    const key = `${language}/${one}`
    const other = taken.get(key)
    taken.set(key, postId)
    const holders = await postTransfer.holders(language, one)
    const isHeld = [holders.current, field === 'formerSlugs' ? holders.former : undefined].some(
      (holder) => holder !== undefined && holder !== postId,
    )
    if (other !== undefined && other !== postId) problems.push({ file, why: 'slugTwice', field })
    else if (isHeld) problems.push({ file, why: 'slugTaken', field })
  }
  return problems
}

async function pictureProblems(
  { pictures }: Reading,
  content: PostContent,
  file: string,
  packed: ReadonlySet<string>,
): Promise<PackageProblem[]> {
  const asked = [...new Set(uploadsOf(content))].filter((id) => !packed.has(id))
  const known = await pictures.sizes(asked)
  return asked
    .filter((id) => !known.has(id))
    .map((id) => ({ file, why: 'pictureGone' as const, field: id === content.picture ? 'picture' : id }))
}

async function planPictures(
  { pictures }: Reading,
  packed: readonly PackedPicture[],
): Promise<TransferChanges['pictures']> {
  const plan: TransferChanges['pictures'] = { added: [], changed: [], same: 0 }
  for (const picture of packed) {
    const stored = pictureId.test(picture.id) ? await pictures.find(picture.id) : undefined
    if (!stored) plan.added.push(picture)
    else if (stored.deletedAt !== undefined || !isSame(picture, stored)) plan.changed.push({ picture, stored })
    else plan.same++
  }
  return plan
}

function isSame({ facts }: PackedPicture, { name, alt, isDecorative, focus }: ShownPicture): boolean {
  const words = (all: ShownPicture['alt']) =>
    JSON.stringify(
      Object.entries(all)
        .filter(([, text]) => text)
        .toSorted(),
    )
  return (
    facts.name === name &&
    facts.isDecorative === isDecorative &&
    words(facts.alt) === words(alt) &&
    facts.focus.x === focus.x &&
    facts.focus.y === focus.y
  )
}
