import { useRef } from 'react'
import { StoryCaption } from '../book/story-frame.tsx'

export interface PrintedFrameProps {
  story: string
  says: string
  height: number
}

/** An A4 sheet with margins of 18 mm, in CSS pixels. */
const SHEET = 658

/** A story as a printer sees it: its own rules for paper are made to count on screen, and those for screens not. */
export function PrintedFrame({ story, says, height }: PrintedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  function print() {
    const page = frame.current?.contentDocument
    if (!page) return
    applyPrint(page)
    // What comes later brings its own sheets.
    new MutationObserver(() => applyPrint(page)).observe(page.head, { childList: true })
  }
  return (
    <figure className="border border-line" style={{ maxWidth: SHEET + 2 }}>
      <iframe
        ref={frame}
        onLoad={print}
        title={`The story ${story} on paper`}
        src={`iframe.html?id=${story}&viewMode=story&globals=theme:day`}
        loading="lazy"
        className="block w-full bg-paper"
        style={{ height }}
      />
      <StoryCaption story={story}>{says}</StoryCaption>
    </figure>
  )
}

function applyPrint(page: Document) {
  for (const sheet of page.styleSheets) {
    try {
      turn(sheet.cssRules)
    } catch {
      // A sheet of another origin keeps its rules to itself.
    }
  }
}

function turn(rules: CSSRuleList) {
  // By what they have: a frame's rules are of the frame's own classes.
  for (const rule of rules as unknown as Iterable<{ type: number; media?: MediaList; cssRules?: CSSRuleList }>) {
    if (rule.type === CSSRule.MEDIA_RULE && rule.media) turnMedia(rule.media)
    if (rule.cssRules) turn(rule.cssRules)
  }
}

function turnMedia(media: MediaList) {
  if (/\bprint\b/.test(media.mediaText)) media.mediaText = media.mediaText.replace(/\bprint\b/, 'all')
  else if (/^screen\b/.test(media.mediaText)) media.mediaText = 'not all'
}
