/** How it stands with what was typed. Times in milliseconds. */
export type SavingState<Held, Clash> =
  | { kind: 'saved'; at: number | undefined } // undefined: nothing was written yet
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'away'; since: number } // the server cannot be reached, or cannot save just now
  | { kind: 'refused'; since: number; message: string | undefined; fields: Readonly<Record<string, string>> }
  | { kind: 'ended'; since: number } // the session
  | { kind: 'gone'; since: number } // deleted meanwhile
  | { kind: 'locked'; since: number } // meanwhile nothing may be written into it any more
  | { kind: 'conflict'; since: number; theirs: Held; clash: Clash }

/** When it was saved last, or since when it could not be. */
export function savedShown({ state, isKept }: { state: SavingState<unknown, unknown>; isKept: boolean }) {
  const at = 'since' in state ? state.since : 'at' in state ? state.at : undefined
  const kind = state.kind === 'locked' ? 'conflict' : state.kind
  return { kind, at, isKept } as const
}

/** Sentences of the server by field, without where the field lies in what was sent. */
export function fieldErrors(state: SavingState<unknown, unknown>): Record<string, string> {
  if (state.kind !== 'refused') return {}
  return Object.fromEntries(Object.entries(state.fields).map(([field, words]) => [field.replace(/^text\./, ''), words]))
}
