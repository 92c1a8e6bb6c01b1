import type { ChecksAnswer, MeasuredPost, PostFinding } from '#api/contract/staff/post-checks.ts'
import { AppError } from '#api/errors.ts'
import {
  type Check,
  type CheckedPost,
  type CheckedText,
  findingsOf,
  look,
  type ParsedText,
  type ReadCheckedPost,
  type ServerChecks,
  stop,
} from '#api/services/post-desk/checks/checked-post.ts'
import { ownTurn } from '#api/services/post-desk/checks/in-turns.ts'
import { leadsIn } from '#api/services/post-desk/checks/links-in.ts'
import { sharedOf } from '#api/services/posts/written-text.ts'
import type { Language } from '#locales/languages.ts'

interface PostChecksDependencies {
  written: ReadCheckedPost
  checks: ServerChecks
  measure: (text: ParsedText) => MeasuredPost
  told: (post: CheckedPost, at: number) => Promise<ChecksAnswer['told']>
  previews: (postId: string, at: number) => Promise<ChecksAnswer['previews']>
  panes: (postId: string, at: number) => Promise<ChecksAnswer['panes']>
  /** What went wrong while checking; the check itself becomes a finding. */
  onError: (error: unknown) => void
  now: () => number
}

export type PostChecks = ReturnType<typeof createPostChecks>

type CheckName = keyof ServerChecks

/** Links and pictures of one text: each is looked for in the database, or asked for elsewhere, and may be a finding. */
const MOST_LEADS = 1000

/** What is looked at before a post opens, but for what only a browser sees (`axe`, `width`). */
export function createPostChecks(dependencies: PostChecksDependencies) {
  const { written, checks, measure, told, previews, panes, onError, now } = dependencies

  async function parsed(text: CheckedText, postId: string): Promise<ParsedText> {
    // Lazy, as the renderer is.
    const { parseMarkdown } = await import('#api/services/markdown/markdown-parser.ts')
    const { checkBounds, refuseText } = await import('#api/services/markdown/markdown-bounds.ts')
    await ownTurn()
    checkBounds(text.body)
    const tree = parseMarkdown(text.body)
    if (leadsIn(tree) > MOST_LEADS) refuseText()
    return { ...text, postId, tree }
  }

  /** A check that fails itself is worth a look: it has not passed. */
  async function run(name: CheckName, check: Check, text: ParsedText): Promise<PostFinding[]> {
    try {
      await ownTurn()
      return findingsOf(text.language, name, await check(text))
    } catch (error) {
      onError(error)
      return findingsOf(text.language, name, [look('failed')])
    }
  }

  async function checkText(text: CheckedText, postId: string) {
    const tree = await parsed(text, postId).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      return undefined
    })
    if (!tree) return { findings: findingsOf(text.language, 'basics', [stop('too_much')]), measured: undefined }
    const names = Object.keys(checks) as CheckName[] // of a record that is total
    const findings = await Promise.all(names.map((name) => run(name, checks[name], tree)))
    return { findings: findings.flat(), measured: measure(tree) }
  }

  return {
    /** Throws `not_found`. */
    async check(postId: string): Promise<ChecksAnswer> {
      const at = now()
      const post = await written(postId)
      if (!post) throw new AppError('not_found')
      const results = await Promise.all(post.texts.map(async (text) => ({ text, ...(await checkText(text, post.id)) })))
      return {
        at,
        took: now() - at,
        versions: Object.fromEntries(post.texts.map(({ language, version }) => [language, version])),
        shared: sharedOf(post.shared),
        panes: await panes(post.id, at),
        findings: results.flatMap(({ findings }) => findings),
        measured: Object.fromEntries(
          results.flatMap(({ text, measured }) => (measured ? [[text.language, measured]] : [])),
        ),
        told: await told(post, at),
        previews: await previews(post.id, at),
      }
    },

    /** What stops some languages of a post. A language that nobody has written is stopped as well. Throws `not_found`. */
    async findingsIn(postId: string, languages: readonly Language[]): Promise<PostFinding[]> {
      const post = await written(postId)
      if (!post) throw new AppError('not_found')
      const found = await Promise.all(
        languages.map(async (language) => {
          const text = post.texts.find((one) => one.language === language)
          return text
            ? (await checkText(text, post.id)).findings
            : findingsOf(language, 'basics', [stop('not_written')])
        }),
      )
      return found.flat()
    },
  }
}
