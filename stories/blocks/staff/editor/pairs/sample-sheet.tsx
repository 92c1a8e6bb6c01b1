import { frenchBody } from '#stories/fixtures/staff/translation.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { BlockView } from '#ui/blocks/staff/editor/difference/block-view.tsx'
import { pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'

/** Stands for the translation's sheet: its blocks are the children of one element, as ProseMirror has them. Without its class: the styles for that come and stay with the first story of an editor. */
export function SampleSheet({ body = frenchBody }: { body?: string }) {
  return (
    <ArticleBody
      role="textbox"
      aria-multiline="true"
      aria-label="Texte"
      tabIndex={0}
      lang="fr"
      className="sample-sheet outline-offset-4"
    >
      {pairBlocks(body, null).map((pair, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
        <BlockView key={place} pair={pair} />
      ))}
    </ArticleBody>
  )
}

export const sampleHead = (
  <div lang="fr" className="grid gap-3">
    <p className="display text-[2rem] leading-none">Un budget de performance qui survit à la mise en ligne</p>
    <p className="text-ink-soft text-lg">Trois chiffres, une personne, une règle.</p>
  </div>
)
