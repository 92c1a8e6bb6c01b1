import type { Meta, StoryObj } from '@storybook/react-vite'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { foundPerson, nobodyFound } from '#stories/fixtures/staff/persons.ts'
import { FoundPerson } from '#ui/blocks/staff/persons/found-person.tsx'

const meta = {
  title: 'Blocks/Staff/Persons/Found person',
  component: FoundPerson,
  args: { found: foundPerson, clock },
  parameters: {
    docs: {
      description: {
        component:
          'What there is under an address, place by place. **Don’t** show what was written: it is in the package.',
      },
    },
  },
} satisfies Meta<typeof FoundPerson>

export default meta
type Story = StoryObj<typeof meta>

export const Much: Story = {}

export const NothingOfAColleague: Story = { args: { found: nobodyFound } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
