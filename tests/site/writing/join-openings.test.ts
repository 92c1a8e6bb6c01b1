import { describe, expect, it } from 'vitest'
import { joinOpenings } from '#site/staff/screens/join-openings.ts'
import type { OpeningValues } from '#ui/blocks/staff/openings/opening.ts'

const read: OpeningValues = {
  kind: 'fulltime',
  isOpen: true,
  closesOn: null,
  texts: { en: { title: 'Developer', text: 'You\nknow.' }, de: { title: 'Entwicklung', text: 'Sie wissen.' } },
}
const french = { fr: { title: 'Développement', text: 'Vous savez.' } }
const english = (title: string) => ({ en: { title, text: 'You\nknow.' } })
const withTexts = (texts: OpeningValues['texts'], more: Partial<OpeningValues> = {}): OpeningValues => ({
  ...read,
  ...more,
  texts: { ...read.texts, ...texts },
})

describe('an opening that two have written', () => {
  it('has of each what they have changed', () => {
    const theirs = { ...read, closesOn: '2026-12-31', texts: { ...english('Developer'), ...french } }
    expect(joinOpenings(read, withTexts(english('Engineer'), { isOpen: false }), theirs)).toEqual({
      values: { ...read, isOpen: false, closesOn: '2026-12-31', texts: { ...english('Engineer'), ...french } },
      clash: undefined,
    })
  })

  it('asks about the field that both have changed, and no other', () => {
    const mine = withTexts(english('Engineer'), { isOpen: false })
    const { values, clash } = joinOpenings(read, mine, withTexts({ ...french, ...english('Builder') }))
    expect(values).toEqual(withTexts({ ...english('Engineer'), ...french }, { isOpen: false }))
    expect(clash).toEqual(withTexts({ ...english('Builder'), ...french }, { isOpen: false }))
  })

  it('asks where one has emptied a language that the other has gone on with', () => {
    const emptied = { ...read, texts: english('Developer') }
    const written = withTexts({ de: { title: 'Entwicklerin', text: 'Sie wissen.' } })
    expect(joinOpenings(read, written, emptied)).toEqual({ values: written, clash: emptied })
    expect(joinOpenings(read, emptied, written)).toEqual({ values: emptied, clash: written })
  })

  it('is not asked about where both have made the same of it, or where only the lines are broken otherwise', () => {
    const same = withTexts({ en: { title: 'Engineer ', text: 'You\r\nknow.' } })
    expect(joinOpenings(read, same, withTexts(english('Engineer'))).clash).toBeUndefined()
    expect(
      joinOpenings(read, withTexts({ en: { title: 'Developer', text: 'You\r\nknow.' } }), withTexts(french)),
    ).toEqual({
      values: withTexts(french),
      clash: undefined,
    })
  })

  it('is asked about wherever it differs where nobody knows what was read', () => {
    const [mine, theirs] = [withTexts(english('Engineer')), withTexts(french)]
    expect(joinOpenings(undefined, mine, theirs)).toEqual({ values: mine, clash: theirs })
  })
})
