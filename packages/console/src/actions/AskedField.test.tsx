import { cleanup, render, screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AskedField, answerIn } from './AskedField.tsx'
import type { ActionField } from './PersonAction.ts'

afterEach(cleanup)

/** A field that accepts anything but an empty answer. */
const asking = (options?: ActionField['options']): ActionField => ({
  name: 'message',
  label: 'Message',
  ...(options && { options }),
  validate: (values) => ((values as Record<string, string>).message ? {} : { message: 'Field is mandatory.' }),
})

test.each([
  {
    what: 'a text',
    asks: asking(),
    answer: () => userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Call us'),
    expected: 'Call us',
  },
  {
    what: 'a choice',
    asks: asking([{ value: 'call', label: 'Call us' }]),
    answer: () => userEvent.click(screen.getByLabelText('Call us')),
    expected: 'call',
  },
])('$what is refused while it is empty, and then answers', async ({ asks, answer, expected }) => {
  const submit = vi.fn()
  render(
    <Form<Record<string, string>> validate={asks.validate} onSubmit={(values) => submit(answerIn(asks, values))}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <AskedField {...asks} />
          <button type="submit">Send</button>
        </form>
      )}
    </Form>,
  )
  await userEvent.click(screen.getByText('Send'))
  await expect.poll(() => screen.queryByText('Field is mandatory.')).not.toBeNull()
  expect(submit).not.toHaveBeenCalled()
  await answer()
  await userEvent.click(screen.getByText('Send'))
  await expect.poll(() => submit.mock.calls).toEqual([[expected]])
})

test('an action that asks nothing has an empty answer', () => {
  expect(answerIn(undefined, { message: 'Call us' })).toBe('')
})
