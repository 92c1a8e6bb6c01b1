import { readPictureSizes } from '#api/content/picture-sizes.ts'
import { createLinkProbe, type ProbeLink } from '#api/outbound/link-probe.ts'
import { createBasicsCheck } from '#api/services/post-desk/checks/check-basics.ts'
import { checkHeadings } from '#api/services/post-desk/checks/check-headings.ts'
import { checkLengths } from '#api/services/post-desk/checks/check-lengths.ts'
import { createLinksCheck } from '#api/services/post-desk/checks/check-links.ts'
import { createPicturesCheck } from '#api/services/post-desk/checks/check-pictures.ts'
import { checkSigns } from '#api/services/post-desk/checks/check-signs.ts'
import { checkSource } from '#api/services/post-desk/checks/check-source.ts'
import type { ParsedText } from '#api/services/post-desk/checks/checked-post.ts'
import { measurePost } from '#api/services/post-desk/checks/measure-post.ts'
import { createPostChecks } from '#api/services/post-desk/checks/post-checks.ts'
import { createPublishGate } from '#api/services/post-desk/checks/publish-gate.ts'
import { createStoredTexts } from '#api/services/post-desk/checks/stored-texts.ts'
import { toldBrowsers } from '#api/services/post-desk/checks/told-browsers.ts'
import { previewsToCheck } from '#api/services/post-desk/post-previews.ts'
import { panesOf } from '#api/services/post-desk/written-language.ts'
import type { createPostRendering } from '#api/services/posts/post-rendering.ts'
import type { PreviewLinks } from '#api/services/posts/preview-links.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Log, Parts } from '#api/wiring/parts.ts'

interface PostChecksParts extends Pick<Parts, 'stores' | 'timeout' | 'now'> {
  pages: Pick<Parts['pages'], 'knownPage'>
  log: Pick<Log, 'error'>
  environment: { publicUrl: string }
  rendering: ReturnType<typeof createPostRendering>
  previews: Pick<PreviewLinks, 'sign'>
  probe?: ProbeLink | undefined
}

/** What is looked at before a post opens, and the gate that holds it. */
export function wirePostChecks(parts: PostChecksParts) {
  const { stores, pages, log, timeout, now, environment, rendering, previews, ...rest } = parts
  const { publicUrl } = environment
  let sizes: ReturnType<typeof readPictureSizes> | undefined

  function isSitePicture(name: string): boolean {
    sizes ??= readPictureSizes()
    return sizes.has(name)
  }

  function checksWith(probe: ProbeLink, from: Omit<Stores, 'transaction'> = stores) {
    const htmlOf = async ({ body, language }: ParsedText) =>
      (await rendering.render(body, language, { inside: from.pictures })).html
    return createPostChecks({
      written: createStoredTexts(from),
      checks: {
        basics: createBasicsCheck(from),
        lengths: checkLengths,
        headings: checkHeadings,
        pictures: createPicturesCheck({ stores: from, isSitePicture }),
        links: createLinksCheck({ stores: from, knownPage: pages.knownPage, probe, htmlOf, publicUrl, now }),
        source: checkSource,
        signs: checkSigns,
      },
      measure: (text) => measurePost(text, publicUrl),
      told: ({ id: postId, shared: { type } }, at) => toldBrowsers(from, { postId, type, at }),
      previews: (postId, at) => previewsToCheck(from, previews, { postId, at }),
      panes: (postId, at) => panesOf(from, postId, at),
      onError: (error) => log.error({ err: error }, 'A check of a post has failed; it is told as worth a look'),
      now,
    })
  }

  const probe = rest.probe ?? createLinkProbe({ publicUrl, timeout })
  const postChecks = checksWith(probe)
  // What another site answers never stops a post: the gate need not wait for it.
  const unasked = async () => ({ kind: 'there' }) as const
  const publishGate = createPublishGate({ checks: checksWith(unasked) })

  /** The gate as it stands in an open transaction, with what that has written. */
  const gateWithin = (inside: Omit<Stores, 'transaction'>) => createPublishGate({ checks: checksWith(unasked, inside) })
  return { postChecks, publishGate, gateWithin, probe }
}
