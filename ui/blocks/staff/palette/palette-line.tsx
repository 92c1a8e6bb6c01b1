import { Command } from 'cmdk'
import { MatchedText } from '#ui/blocks/staff/palette/matched-text.tsx'
import type { PaletteAction, PaletteLine } from '#ui/blocks/staff/palette/palette-results.ts'
import { actionValue } from '#ui/blocks/staff/palette/use-lit-line.ts'
import { Keys } from '#ui/primitives/staff/key.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface PaletteLineItemProps {
  line: PaletteLine
  query: string
  isLit: boolean
  onChoose: (line: PaletteLine, action?: PaletteAction) => void
}

/** One found thing. Lit, it turns to ink and shows what can be done with it. */
export function PaletteLineItem({ line, query, isLit, onChoose }: PaletteLineItemProps) {
  const { title, detail, end, icon = 'arrow-right', pane, languages, keys, actions = [] } = line
  return (
    <>
      <Command.Item
        value={line.id}
        onSelect={() => onChoose(line)}
        data-lit={isLit || undefined}
        className="group/line flex min-h-11 cursor-pointer items-center gap-3.5 px-4 py-1.5 hover:bg-paper data-lit:min-h-16 data-lit:bg-ink data-lit:panes-on-ink data-lit:text-paper md:px-6 forced-colors:data-lit:outline-2 forced-colors:data-lit:-outline-offset-4"
      >
        <span className="grid w-5 shrink-0 place-items-center">
          {pane ? <PaneGlyph state={pane} /> : <StaffIcon name={icon} className="size-5" />}
        </span>
        <span className="min-w-0 grow">
          <span className="wrap-anywhere line-clamp-2 group-data-lit/line:heading group-data-lit/line:text-[1.1875rem] group-data-lit/line:leading-tight">
            <MatchedText text={title} query={query} />
          </span>
          {isLit && (detail || languages) && (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
              {detail}
              {languages && <SixStrip states={languages} variant="glyphs" />}
            </span>
          )}
        </span>
        {end && <span className="shrink-0 text-ink-soft text-xs group-data-lit/line:text-paper">{end}</span>}
        {keys && <Keys faces={keys} className="pointer-coarse:hidden" />}
        {isLit && !keys && <Keys faces={['enter']} className="pointer-coarse:hidden" />}
      </Command.Item>
      {isLit && actions.length > 0 && (
        <div className="flex flex-wrap border-ink border-b bg-paper">
          {actions.map((action) => (
            <Command.Item
              key={action.id}
              value={actionValue(line, action)}
              onSelect={() => onChoose(line, action)}
              className="-ml-px flex min-h-11 cursor-pointer items-center gap-2 border-line border-l px-4 py-1.5 font-medium text-xs -outline-offset-4 hover:bg-pane aria-selected:outline-2 aria-selected:outline-signal aria-selected:outline-solid md:first:pl-6"
            >
              {action.label}
              {action.pane && <PaneGlyph state={action.pane} size="sm" />}
            </Command.Item>
          ))}
        </div>
      )}
    </>
  )
}
