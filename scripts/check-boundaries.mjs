import { rules } from './boundaries.mjs'
import { importGraph } from './import-graph.mjs'
import { fail } from './install.mjs'

/*
 * The import rules of boundaries.mjs, and no circles. A check that reads nothing reports success, so this one counts
 * what it saw.
 */
const graph = importGraph()

function broken(rule, file, { to, isType }) {
  const from = new RegExp(rule.from).exec(file)
  if (!from || !new RegExp(rule.to).test(to)) return false
  const fill = (pattern) => pattern.replaceAll('$1', from[1] ?? '')
  const isExempt = rule.unless && new RegExp(fill(rule.unless)).test(to)
  return !isExempt || (rule.typesOnly === true && !isType)
}

const findings = []
let edges = 0
for (const [file, imports] of graph) {
  for (const each of imports) {
    edges += 1
    for (const rule of rules) {
      if (broken(rule, file, each)) findings.push(`${rule.name}: ${file} -> ${each.to}`)
    }
    if (each.to.startsWith('apps/') || each.to.startsWith('packages/')) {
      if (/\.tsx?$/.test(each.to) && !graph.has(each.to))
        findings.push(`no such file: ${file} -> ${each.to}`)
    }
  }
}

/** Circles of imports that run when a file is loaded; types and late imports do not. */
function findCircles() {
  const done = new Set()
  const path = []
  const visit = (file) => {
    if (path.includes(file)) {
      findings.push(`circle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`)
      return
    }
    if (done.has(file)) return
    path.push(file)
    for (const { to, isType, isLate } of graph.get(file) ?? []) if (!isType && !isLate) visit(to)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
}

findCircles()
if (graph.size < 100 || edges < 2 * graph.size) {
  fail(`Only ${graph.size} files and ${edges} imports were seen: this check is not looking.`)
}
for (const finding of findings) console.error(finding)
if (findings.length > 0) process.exit(1)
console.log(`${graph.size} files, ${edges} imports, ${rules.length} rules: none broken`)
