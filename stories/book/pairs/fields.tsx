import { fileSize } from '#ui/lib/file-size.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { FieldFrame } from '#ui/primitives/field.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { FileField } from '#ui/primitives/file-field.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { SearchField } from '#ui/primitives/search-field.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Switch } from '#ui/primitives/switch.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'
import type { Pairs } from './pair.ts'

const kinds = ['A new website', 'A new look', 'An app', 'Social media', 'Something else']
const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))
const file = {
  prompt: 'Choose a file or drop it here',
  removeLabel: 'Remove the file',
  describeFile: ({ name, size }: File) => `${name}, ${fileSize(size, 'en')}`,
}

/** What is filled in. */
export const fields: Pairs = {
  'ui/primitives/text-field.tsx': {
    good: {
      says: 'The label stays in sight, the sentence says how to mend it, what was written is still there.',
      picture: (
        <TextField
          label="Email"
          name="good-email"
          defaultValue="ana@example"
          error="Please enter a valid email address"
        />
      ),
    },
    bad: {
      says: 'The label is gone with the first letter, and the error is a verdict.',
      picture: (
        <TextField
          label={<span className="sr-only">Email</span>}
          name="bad-email"
          placeholder="Email"
          error="Invalid input"
        />
      ),
    },
  },
  'ui/primitives/text-area.tsx': {
    good: {
      says: 'A hint that helps to begin.',
      picture: <TextArea label="Message" name="good-text" rows={3} hint="What you have, what you want, by when." />,
    },
    bad: {
      says: 'The help disappears when it is needed.',
      picture: (
        <TextArea label="Message" name="bad-text" rows={3} placeholder="What you have, what you want, by when." />
      ),
    },
  },
  'ui/primitives/field.tsx': {
    good: {
      says: 'A new control stands in it, tied to its label, hint and error.',
      picture: (
        <FieldFrame label="Colour of the door" hint="As it is now.">
          {(control) => <input type="color" className="size-12" {...control} />}
        </FieldFrame>
      ),
    },
    bad: {
      says: 'Label and control are neighbours only: pressing the words does nothing, and nothing reads them out together.',
      picture: (
        <div className="grid gap-2">
          <span className="font-medium">Colour of the door</span>
          <input type="color" className="size-12" aria-label="Colour of the door" />
        </div>
      ),
    },
  },
  'ui/primitives/field-error.tsx': {
    good: { says: 'What to do.', picture: <FieldError>Message must be at least 10 characters long</FieldError> },
    bad: { says: 'Whose fault it is.', picture: <FieldError>You entered an invalid message!</FieldError> },
  },
  'ui/primitives/select.tsx': {
    good: {
      says: 'Five choices and more, and nothing chosen for anybody.',
      picture: (
        <Select
          label="What is it about?"
          name="good-kind"
          placeholder="Please choose"
          defaultValue=""
          options={asOptions(kinds)}
        />
      ),
    },
    bad: {
      says: 'Two choices, one of them hidden: a radio group shows both.',
      picture: <Select label="Do you have a website?" name="bad-kind" options={asOptions(['Yes', 'No'])} />,
    },
  },
  'ui/primitives/radio-group.tsx': {
    good: {
      says: 'A few, all in sight.',
      picture: (
        <RadioGroup label="How soon?" name="good-soon" options={asOptions(['This month', 'This year', 'No hurry'])} />
      ),
    },
    bad: {
      says: 'Yes and no: one tick says it.',
      picture: (
        <RadioGroup
          label="Do you want our newsletter?"
          name="bad-soon"
          defaultValue="Yes"
          options={asOptions(['Yes', 'No'])}
        />
      ),
    },
  },
  'ui/primitives/checkbox.tsx': {
    good: {
      says: 'A tick means yes, and it is the visitor’s.',
      picture: <Checkbox label="Send me the newsletter" name="good-tick" />,
    },
    bad: {
      says: 'Ticked beforehand, and a tick means no.',
      picture: <Checkbox label="Do not send me the newsletter" name="bad-tick" defaultChecked />,
    },
  },
  'ui/primitives/switch.tsx': {
    good: {
      says: 'At once, and the label is the same in both states.',
      picture: <Switch label="Statistics" description="Counts visits without telling visitors apart." defaultChecked />,
    },
    bad: {
      says: 'It waits for a button, so it is no switch.',
      picture: (
        <div className="grid gap-4">
          <Switch label="Statistics are off" />
          <Button>Save</Button>
        </div>
      ),
    },
  },
  'ui/primitives/file-field.tsx': {
    good: {
      says: 'Kinds and size before anything goes wrong.',
      picture: (
        <FileField
          label="Résumé"
          name="good-file"
          hint="PDF, DOC or DOCX, up to 5 MB."
          accept=".pdf,.doc,.docx"
          {...file}
        />
      ),
    },
    bad: {
      says: 'One finds out by failing.',
      picture: <FileField label="Upload" name="bad-file" error="This kind of file is not supported." {...file} />,
    },
  },
  'ui/primitives/search-field.tsx': {
    good: {
      says: 'The label says what is searched.',
      picture: (
        <SearchField
          label="Search the blog"
          name="good-q"
          clearLabel="Clear"
          submitLabel="Search"
          defaultValue="windows"
        />
      ),
    },
    bad: {
      says: 'Of what? And the placeholder repeats the label.',
      picture: <SearchField label="Search" name="bad-q" clearLabel="Clear" submitLabel="Search" placeholder="Search" />,
    },
  },
}
