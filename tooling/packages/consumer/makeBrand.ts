import { writeFileSync } from 'node:fs'
import { brandCss, brandProblems } from '@driver-trust/ui/brand/css'
import { brand } from './src/brand.ts'

// Before each build: a content security policy forbids styles that scripts add.
const problems = brandProblems(brand)
if (problems.length > 0) throw new Error(problems.join('\n'))
writeFileSync('src/brand.css', brandCss(brand))
