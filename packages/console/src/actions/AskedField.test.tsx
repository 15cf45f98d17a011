import { cleanup, render, screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AskedField, answerErrors, answerIn } from './AskedField.tsx'
import type { ActionField } from './PersonAction.ts'

afterEach(cleanup)

test.each([
  {
    what: 'a text',
    asks: { call: 'updateOrganisation', name: 'name', label: 'Name' },
    answer: () => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Meridian'),
    expected: 'Meridian',
  },
  {
    what: 'a choice',
    asks: { call: 'changeRole', name: 'role', label: 'Role', options: [{ value: 'admin', label: 'Admin' }] },
    answer: () => userEvent.click(screen.getByLabelText('Admin')),
    expected: 'admin',
  },
] satisfies { what: string; asks: ActionField; answer: () => Promise<void>; expected: string }[])(
  '$what is refused while it is empty, and then answers',
  async ({ asks, answer, expected }) => {
    const submit = vi.fn()
    render(
      <Form<Record<string, string>>
        validate={(values) => answerErrors(asks, values)}
        onSubmit={(values) => submit(answerIn(asks, values))}
      >
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
  },
)

test('an action that asks nothing has an empty answer', () => {
  expect(answerIn(undefined, { name: 'Meridian' })).toBe('')
})
