import type { Image } from 'mdast'
import { visit } from 'unist-util-visit'
import { pictureId } from '#api/contract/values/pictures.ts'
import { type Check, type Found, look, type ParsedText, stop } from '#api/services/post-desk/checks/checked-post.ts'
import { oneByOne } from '#api/services/post-desk/checks/in-turns.ts'
import type { Stores } from '#api/store/stores.ts'

interface PicturesCheckDependencies {
  stores: { pictures: Pick<Stores['pictures'], 'find'> }
  isSitePicture: (name: string) => boolean // one that came with the site
}

type Pictured = Pick<Image, 'url'> & { alt: string }

/** Every picture is there, and is told in words unless the library has it as decorative. */
export function createPicturesCheck({ stores, isSitePicture }: PicturesCheckDependencies): Check {
  async function lookAt(name: string, alt: string, place: 'lead' | 'text'): Promise<Found[]> {
    const own = pictureId.test(name) ? await stores.pictures.find(name) : undefined
    const facts = { picture: own?.name ?? name }
    if (own?.deletedAt !== undefined) return [stop(`${place}_deleted`, facts)]
    if (!own && !isSitePicture(name)) return [stop(`${place}_unknown`, facts)]
    return alt.trim() === '' && !own?.isDecorative ? [stop(`${place}_words`, facts)] : []
  }

  return async (text) => {
    const inText = picturesIn(text)
    const found = await oneByOne(inText, async ({ url, alt }) => {
      const name = nameIn(url)
      // The page shows a link in its place: nothing loads from another host without a click.
      return name === undefined ? [look('text_foreign', { picture: alt || url })] : lookAt(name, alt, 'text')
    })
    const leads = [...new Set([text.picture, text.ownPicture])]
    const lead = await oneByOne(leads, async (name) =>
      name === '' ? [stop('lead_none')] : lookAt(name, text.pictureAlt, 'lead'),
    )
    return [...lead.flat(), ...found.flat()]
  }
}

export function picturesIn({ tree }: Pick<ParsedText, 'tree'>): Pictured[] {
  const found: Pictured[] = []
  const defined = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => void defined.set(identifier, url))
  visit(tree, (node) => {
    if (node.type === 'image') found.push({ url: node.url, alt: node.alt ?? '' })
    if (node.type === 'imageReference') found.push({ url: defined.get(node.identifier) ?? '', alt: node.alt ?? '' })
  })
  return found
}

/** Without width and format, as `markdown-pictures.ts` reads it. */
function nameIn(url: string): string | undefined {
  const [, name] = /^\/pictures\/([a-z0-9-]+)(?:\.(?:jpg|webp|avif))?$/.exec(url) ?? []
  return name?.replace(/-\d{3,4}$/, '')
}
