import { cleanup, render, screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AskedField } from './AskedField.tsx'
import { changeRole } from './changeRole.tsx'
import { type ActionField, answerErrors, chosenIn } from './PersonAction.ts'
import { removeUser } from './removeUser.tsx'

afterEach(cleanup)

test.each([
  {
    what: 'a text',
    field: { call: 'updateOrganisation', name: 'name', label: 'Name' },
    answer: () => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Meridian'),
    expected: 'Meridian',
  },
  {
    what: 'a choice',
    field: { call: 'changeRole', name: 'role', label: 'Role', options: [{ value: 'admin', label: 'Admin' }] },
    answer: () => userEvent.click(screen.getByLabelText('Admin')),
    expected: 'admin',
  },
] satisfies { what: string; field: ActionField; answer: () => Promise<void>; expected: string }[])(
  '$what is refused while it is empty, and then answers',
  async ({ field, answer, expected }) => {
    const submit = vi.fn()
    render(
      <Form<Record<string, string>>
        validate={(values) => answerErrors(field, values)}
        onSubmit={(values) => submit(values[field.name])}
      >
        {({ handleSubmit }) => (
          <form onSubmit={(event) => void handleSubmit(event)}>
            <AskedField {...field} />
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

test('an action without a form is chosen as it is, one with a form once there is an answer', () => {
  expect(chosenIn(removeUser, { role: 'admin' })).toBe(removeUser)
  expect(chosenIn(changeRole, {})).toBeUndefined()
  expect(chosenIn(changeRole, { role: 'admin' })?.id).toBe(changeRole.id)
})
