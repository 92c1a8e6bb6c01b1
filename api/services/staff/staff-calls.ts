import * as z from 'zod/mini'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { type StaffAnswer, type StaffCallName, type StaffInput, staffCalls } from '#api/contract/staff/calls.ts'
import { AppError, invalid } from '#api/errors.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import { needsOf, requireAllowed } from '#api/services/staff/rights.ts'

export type StaffHandler<Name extends StaffCallName> = (
  context: StaffContext,
  input: StaffInput<Name>,
) => Promise<StaffAnswer<Name>>

export type StaffHandlers = { [Name in StaffCallName]: StaffHandler<Name> }

export type StaffCalls = ReturnType<typeof createStaffCalls>

interface StaffCallsDependencies {
  handlers: StaffHandlers
  /** Bounds what one account has in hand. */
  hold: <Result>(account: string | undefined, work: () => Promise<Result>) => Promise<Result>
  now: () => number
}

/** Every call, from the browser or from a page on the server, comes through here: first its right, then its input. */
export function createStaffCalls({ handlers, hold, now }: StaffCallsDependencies) {
  return {
    /** Before a long body is read. Throws as `requireAllowed`. */
    expectRight(name: StaffCallName, { live }: StaffContext): void {
      requireAllowed(live, needsOf[name], now())
    },

    async run<Name extends StaffCallName>(
      name: Name,
      context: StaffContext,
      draft: unknown,
    ): Promise<StaffAnswer<Name>> {
      requireAllowed(context.live, needsOf[name], now())
      return hold(context.live?.account.id, async () => handlers[name](context, checked(staffCalls[name].input, draft)))
    },
  }
}

/** Throws `bad_request`, `invalid` with texts of `locales/{language}/staff/staff-errors.json`. */
export function checked<Schema extends z.core.$ZodType>(schema: Schema, draft: unknown = {}): z.output<Schema> {
  if (draft === null || typeof draft !== 'object' || Array.isArray(draft)) throw new AppError('bad_request')
  const parsed = z.safeParse(schema, draft)
  if (parsed.success) {
    // PostgreSQL holds none, and nobody types one.
    if (hasNul(parsed.data)) throw new AppError('bad_request')
    return parsed.data
  }
  const errors = Object.entries(fieldErrors(withinText(parsed.error)))
  // What no form of ours sends has no text of its own.
  const worded = errors.map(([field, key]) => [field, /^[a-z_]+$/.test(key) ? key : 'refused'])
  throw problem(Object.fromEntries(worded))
}

/** What is wrong within a post's text is told at its field, not at the text. */
function withinText(error: z.core.$ZodError): Pick<z.core.$ZodError, 'issues'> {
  const issues = error.issues.map((issue) => {
    const [first, ...within] = issue.path
    return first === 'text' && within.length > 0 ? { ...issue, path: within } : issue
  })
  return { issues }
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  return value !== null && typeof value === 'object' && Object.values(value).some(hasNul)
}

/** `invalid`, with a key of `staff-errors.json` for each field. */
export function problem(errors: Record<string, string>): AppError {
  return invalid(errors, 'staff-errors:problems')
}
