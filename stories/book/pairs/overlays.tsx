import type { ReactNode } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { OpeningShutters } from '#ui/primitives/opening-shutters.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import type { Pairs } from './pair.ts'

/** What would cover this page lies in it instead, in the same lines. */
function Laid({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid max-w-100 gap-4 border border-ink bg-pane p-6">
      <p className="heading text-h4">{title}</p>
      {children}
    </div>
  )
}

/** What lies over the page, and what only some perceive. */
export const overlays: Pairs = {
  'ui/primitives/dialog.tsx': {
    good: {
      says: 'The title asks, the buttons answer, and the safe way is a word.',
      picture: (
        <Laid title="Delete this post?">
          <p>It waits in Recently deleted for 30 days.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="solid">Delete</Button>
            <Button variant="quiet">Keep it</Button>
          </div>
        </Laid>
      ),
    },
    bad: {
      says: 'Sure of what? Yes to which question?',
      picture: (
        <Laid title="Attention!">
          <p>Are you sure?</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="solid">OK</Button>
            <Button variant="solid">Cancel</Button>
          </div>
        </Laid>
      ),
    },
  },
  'ui/primitives/toast.tsx': {
    good: {
      says: 'What happened, out of sight otherwise, with the way back.',
      picture: (
        <Laid title="The post is in the bin">
          <Button className="justify-self-start">Undo</Button>
        </Laid>
      ),
    },
    bad: {
      says: 'It passes before it is read, and the field says nothing.',
      picture: (
        <Laid title="Some fields are wrong">
          <p>Please correct the name, the email and the message.</p>
        </Laid>
      ),
    },
  },
  'ui/primitives/tooltip.tsx': {
    good: {
      says: 'A few words more, on a control that has its name.',
      picture: (
        <span className="flex items-center gap-3">
          <IconButton label="Copy link">
            <Icon name="copy" />
          </IconButton>
          <span className="bg-ink px-3 py-1 text-paper text-sm">Copy link</span>
        </span>
      ),
    },
    bad: {
      says: 'What one has to know, where touch never sees it.',
      picture: (
        <span className="flex items-center gap-3">
          <Button variant="solid">Order</Button>
          <span className="bg-ink px-3 py-1 text-paper text-sm">Binding, costs €1,500</span>
        </span>
      ),
    },
  },
  'ui/primitives/visually-hidden.tsx': {
    good: {
      says: 'The sign tells the eye; the words tell the ear.',
      picture: (
        <span className="flex items-center gap-2 text-success">
          <Icon name="check" className="size-5" />
          <VisuallyHidden>Done</VisuallyHidden>
        </span>
      ),
    },
    bad: {
      says: 'The condition of an offer, for screen readers only.',
      picture: (
        <span>
          30 days of support, free<VisuallyHidden> for projects above a sum</VisuallyHidden>
        </span>
      ),
    },
  },
  'ui/primitives/skip-link.tsx': {
    good: {
      says: 'One, the first of the page, named for where it leads.',
      picture: (
        <span className="inline-block rounded-pane bg-ink px-4 py-3 font-medium text-paper">Skip to the content</span>
      ),
    },
    bad: {
      says: 'A menu of them: the way past the header has become longer than the header.',
      picture: (
        <span className="flex flex-wrap gap-2">
          {['Skip to menu', 'Skip to search', 'Skip to footer'].map((words) => (
            <span key={words} className="rounded-pane bg-ink px-4 py-3 font-medium text-paper">
              {words}
            </span>
          ))}
        </span>
      ),
    },
  },
  'ui/primitives/opening-shutters.tsx': {
    good: {
      says: 'Over a picture, once.',
      picture: (
        <span className="relative block w-64">
          <Picture slug="scene-thank-you" alt="" sizes="16rem" ratio="1" />
          <OpeningShutters />
        </span>
      ),
    },
    bad: {
      says: 'Over something to press, which cannot wait.',
      picture: (
        <span className="relative inline-block p-6">
          <Button variant="solid">Send message</Button>
          <OpeningShutters />
        </span>
      ),
    },
  },
}
