import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

test.each([
  ['a script goes with its text', '<p>a</p><script>alert(1)</script>b', '<p>a</p>b'],
  ['handlers and styles go', '<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
  ['pictures go', '<img src=x onerror=alert(1)>a', 'a'],
  ['a link to a script is none', '<a href=" java&#10;script&colon;alert(1)">x</a>', '<a>x</a>'],
  ['nor as data', '<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
  ['nor to another host without a scheme', '<a href="//evil.example">x</a>', '<a>x</a>'],
  [
    'a page of ours may be linked',
    '<a href="/wms/inventory">x</a>',
    '<a href="/wms/inventory">x</a>',
  ],
  ['drawings go whole', '<svg><a href="javascript:1">x</a><script>1</script></svg>b', 'b'],
  ['formulas go whole', '<math><mtext><img src=x onerror=1></mtext></math>b', 'b'],
  ['a template hides nothing', '<template><img src=x onerror=1></template>b', 'b'],
  ['what was written as text stays text', '<p>&lt;script&gt;</p>', '<p>&lt;script&gt;</p>'],
  [
    'escaped brackets come back, and only then are looked at',
    '&lt;p&gt;a&lt;img src=x onerror=alert(1)&gt;&lt;/p&gt;',
    '<p>a</p>',
  ],
  ['old tags get their new names', '<b>a</b><h1>c</h1>', '<strong>a</strong><h2>c</h2>'],
  ['a name of objects is no tag', '<constructor>a</constructor><toString>b', 'ab'],
])('what an editor shows: %s', (_name, given, safe) => {
  expect(safeHtml(given)).toBe(safe)
  expect(safeHtml(safe)).toBe(safe)
})
