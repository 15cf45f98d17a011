import { readFileSync, writeFileSync } from 'node:fs'
import { afterEdit, type Edit, noteIn, stateOf } from './approval.ts'

// GITHUB_EVENT_PATH=event.json node tooling/review/pictures/approve.ts comment.md
const [, , out = 'comment.md'] = process.argv
const comment = afterEdit(JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? '', 'utf8')) as Edit)
writeFileSync(out, comment)
console.log(`head=${noteIn(comment).head}\nstate=${stateOf(comment)}`)
