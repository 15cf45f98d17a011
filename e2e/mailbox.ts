import type { APIRequestContext } from '@playwright/test'

/** The path that the button leads to in someone's newest mail, from the sandbox's outbox. */
export async function linkMailedTo(request: APIRequestContext, email: string, subject: string): Promise<string> {
  const page = await (await request.get('/sandbox/mail')).text()
  const [mail] = page.split('<li>').filter((item) => item.includes(email) && item.includes(subject))
  const [, link] = /href="([^"]+)"/.exec(mail ?? '') ?? []
  if (!link) throw new Error(`No mail "${subject}" to ${email}.`)
  return link
}

/** Sends an invitation as the owner, over the API. */
export async function inviteUser(request: APIRequestContext, email: string): Promise<void> {
  const token = await request.post('/api/v1/auth/token', {
    form: { grant_type: 'password', username: 'owner@example.com', password: 'Sandbox-1!' },
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const tree = (await (await request.get('/api/v1/organizations/', { headers })).json()) as { id: string }
  await request.post('/api/v1/invitations/users', {
    headers,
    data: { email, role: 'user', organizationId: tree.id },
  })
}
