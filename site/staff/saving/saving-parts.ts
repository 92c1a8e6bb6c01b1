import type { AnsweredCall } from '#api/contract/client.ts'
import type { SavingState } from '#site/staff/saving/saving-state.ts'

/** What the server has of something that is written. */
export interface Held<Text> {
  version: number
  text: Text
}

/** How texts of one kind are told apart and brought together. */
export interface SavingRules<Text, H extends Held<Text>, Clash> {
  savedAt: (held: H) => number | undefined
  savedBy: (held: H) => string | null
  isSame: (one: Text, other: Text) => boolean
  /** Whether `found` is what `sent` has become on the server. `isSame` where the server adds nothing. */
  isSaved?: (sent: Text, found: Text) => boolean
  /** What two have made of `base`, as one, or what has to be chosen. */
  merge: (base: Text, mine: Text, theirs: Text) => { text: Text } | { clash: Clash }
  /** The same for a posted form, of which nobody knows what it began with. Without it the server's sentence is shown. */
  meet?: (mine: Text, theirs: Text) => { text: Text } | { clash: Clash }
  /** Nothing is written into it any more. */
  isLocked?: (held: H) => boolean
}

/** What a browser keeps of a text that the server does not have yet. */
export interface Kept<Text> {
  at: number
  /** The server's text that it goes on from. */
  base: Held<Text>
  text: Text
  /** Sent, and perhaps saved. */
  unanswered: readonly Text[]
}

export interface SavingPorts<Text, H extends Held<Text>> {
  save: (draft: { version: number; text: Text; base: Text }) => Promise<AnsweredCall<H>>
  read: () => Promise<AnsweredCall<H>>
  /** Something else is to be saved with the text, although the text is the same. */
  isDue?: () => boolean
  /** Fields that tell what stands in them only now and then tell it now, by `hear`. */
  ask?: () => void
  /** Asks for the password or a new login, and goes on. */
  again: (refusal: 'unauthorized' | 'password_needed', goOn: () => void) => void
  kept: {
    /** No other page brings back what is kept here, until what this returns is called, or the page is gone. */
    hold: () => () => void
    /** What a page has kept that is gone: the newest. The next `write` or `forget` takes its place. */
    read: () => Promise<Kept<Text> | undefined>
    /** Resolves to whether there was room. */
    write: (kept: Kept<Text>) => Promise<boolean>
    /** `isOver`: nobody writes here any more. */
    forget: (isOver?: boolean) => void
  }
  now: () => number
}

/** What the page shows. Another object whenever something is different. */
export interface InHand<Text, H extends Held<Text>, Clash> {
  text: Text
  /** The server's, from which the text goes on. */
  held: H
  /** Goes up when the text was changed by anything but the fields: they are to be filled anew. */
  filling: number
  state: SavingState<H, Clash>
  /** This browser has room for what the server does not have. */
  isKept: boolean
  /** Text that was kept in the browser is back: without it and with it. */
  restored: { keptAt: number; before: Text; after: Text } | undefined
  /** Somebody else's change was taken up, because both fit together. */
  joined: { by: string | null } | undefined
}

/** What came back from a form that was posted without scripts, and was not saved. */
export interface Posted<Text> {
  at: number // milliseconds
  text: Text
  error: { code?: string | undefined; message?: string | undefined; fields?: Record<string, string> | undefined }
}
