import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { TextViewer } from './text-viewer.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const address = '/api/lh-base/contract/previewContract'
/** A docx of the product's own writer: the title 仓储合同, and a table of one fee. */
const docx = [
  'UEsDBBQAAAgIAAAAIQDwSsJ/+gAAACwCAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbK2Ry07DMBBFf8XytkpcWCCE4nTB',
  'YwksygdY9iSxsMeWZxqSv0dpSheowIb1vXPOlabZTTGIEQr5hFpe1VspAG1yHnst3/ZP1a0UxAadCQlByxlI7tpmP2cg',
  'McWApOXAnO+UIjtANFSnDDjF0KUSDVOdSq+yse+mB3W93d4om5ABueKFIdvmATpzCCweJwZcdxQIJMX9WlxcWpqcg7eG',
  'fUI1ovtmqU6GukA4dmjwmTZTDFJdNCzJz4LT3csIpXgH4tUUfjYRtFQfqTjlkj1EQK5/x1zYmbrOWzjfL7RckgUij30M',
  '9TmJxuPmrx3EcwD6/xUr90uvjt9uPwFQSwMEFAAACAgAAAAhAJv9N+qxAAAAKQEAAAsAAABfcmVscy8ucmVsc43PwWrD',
  'MBAE0F8Re6/l5BBCsOxLCORa3A8Q0toWlXaFVk2dv88lhzj00OswvGG6YU1R3bBIYDKwa1pQSI59oNnA13j5OIKSasnb',
  'yIQG7igw9N0nRlsDkywhi1pTJDGw1JpPWotbMFlpOCOtKU5ckq3ScJl1tu7bzqj3bXvQ5dWAramu3kC5+h2o8Z7xPzZP',
  'U3B4ZveTkOofE28NUKMtM1YDv1y89s+4WVME3Xd6c7F/AFBLAwQUAAAICAAAACEAlL0mVqsAAAAaAQAAHAAAAHdvcmQv',
  'X3JlbHMvZG9jdW1lbnQueG1sLnJlbHONz7EKwjAQxvFXCbfbVAcRaeoiQlepDxDSaxtM7kIuSvv2Di4KDo7f8vv4N6cl',
  'BvXELJ7JwLaqQSE5HjxNBm79ZXMAJcXSYAMTGlhR4NQ2Vwy2eCaZfRK1xEBiYC4lHbUWN2O0UnFCWmIYOUdbpOI86WTd',
  '3U6od3W91/nTgG9TdYOB3A1bUP2a8B+bx9E7PLN7RKTy40JLWQMKqN7mCYuB966WGEC3jf5qal9QSwMEFAAACAgAAAAh',
  'AIUUzapXAQAAJwMAAA8AAAB3b3JkL3N0eWxlcy54bWy9kk1OwzAQha9izZ46CRVCFgZVQhVsgAUcYJpME0uOHXkMbrkC',
  'S+7BDbgN3APlBwQUCbFhFb/x5L35Rj462bRW3FFg452GfJaBIFf6yrhaw831cu8QBEd0FVrvSMOWGE6Oj5LiuLXEYtNa',
  'xyppaGLslJRcNtQiz3xHbtPatQ8tRp75UMvkQ9UFXxKzcXVrZZFlB7JF46A3rHx5Smu8tZF7Ga7CJCc1fJbeRRZJIZfG',
  'aFgEgxZEUs3C8WdNyHHBBjW8Pj28PD+CHGa+F0ndodVQ5H1FTsbya5zcGWaAFUnFbUcaOgxYB+yaPqka2zTkvRoazysN',
  'Fz24HcActvSeO5XH7KH5F/sPw2sTLe34jdUBboVM1aXbTUqqG7fHHZbG1SKpFa19IA3FPOtDcB0paMiLbJps+mHa+urb',
  '8vYPvi3vTyBnhP3ryndYmvFC5P/NU8x/5nk/8fEbUEsDBBQAAAgIAAAAIQCw0YOyPQIAACwHAAARAAAAd29yZC9kb2N1',
  'bWVudC54bWy9Vd1q2zAYfRWj+0V23LipqVJYYevFCoN267Vsf3E8ZMlISpz0cle72KCw7h36AIVR+joN62MMyX/N5mxk',
  '0BGQ/Ek6R0cnPvLh0TJnzgKkygQnyBu4yAEeiyTjKUHvzl+9GCNHacoTygQHglag0NHksAwTEc9z4NpZ5oyrsCRopnUR',
  'YqziGeRUDUQBfJmzqZA51WogZIpLIZNCihiUyniaMzx03QDnNOPIUEYiWZm+sM1babszvWLglOGCMoLOM80AYTPxIW4G',
  'Y+AapBnFLcw2VluoChoDQYUEBXIBaPJw/3X98WZ99Wl99dlAtAXKCm5xEau7ikxH7MIpzREP/JGLnDLUqwIISpa00qIj',
  '9lLIBKSylSgaaeaYDAxCXRK0Zx5iwYQkaOyaXwVnMNW7ISKhtch3w8gsne24TcZVlsDJv4De7wLCv1kYsTd0Jea69Xqa',
  'LSFp3T4Gxk6p7NwuCQr6/pna2pIgz+2bb43cRtC4toUBb8rBm2/Na5kl5jGVWXIsWEXje15QcW8MB0Pf7xgbpK6oZEt5',
  'AjQBWa9rhuOqbaqLJxv1Ca4XdjH7JTc1bVQtbzbpD9Pj7d2P65ueGOFOV686e97nVrf+8u3h/vt2dbhz+DmM/OMF9Hh7',
  '9z9t26JlbzD6qz24vRJ3Ze+9XhXEuhabnl3W2fIOXOvxjCAvGPvjKiFFekqlY0Nu1vj2+rCRJMgb7o9NWUW4mzaR72Zn',
  'Ni8EjYJ9U06F0E/KdK5t2dxCjTTcfIxw96Gb/ARQSwECPwMUAAAICAAAACEA8ErCf/oAAAAsAgAAEwAJAAAAAAAAAAAA',
  'tIEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFVUBQADAAAAAFBLAQI/AxQAAAgIAAAAIQCb/TfqsQAAACkBAAALAAkAAAAA',
  'AAAAAAC0gSsBAABfcmVscy8ucmVsc1VUBQADAAAAAFBLAQI/AxQAAAgIAAAAIQCUvSZWqwAAABoBAAAcAAkAAAAAAAAA',
  'AAC0gQUCAAB3b3JkL19yZWxzL2RvY3VtZW50LnhtbC5yZWxzVVQFAAMAAAAAUEsBAj8DFAAACAgAAAAhAIUUzapXAQAA',
  'JwMAAA8ACQAAAAAAAAAAALSB6gIAAHdvcmQvc3R5bGVzLnhtbFVUBQADAAAAAFBLAQI/AxQAAAgIAAAAIQCw0YOyPQIA',
  'ACwHAAARAAkAAAAAAAAAAAC0gW4EAAB3b3JkL2RvY3VtZW50LnhtbFVUBQADAAAAAFBLBQYAAAAABQAFAG0BAADaBgAA',
  'AAA=',
].join('')
const file = () => new Response(Uint8Array.from(atob(docx), (char) => char.charCodeAt(0)))

const viewer = (
  <TextViewer
    title="预览：合同 HT001"
    operation="contractDocument.preview"
    input={{ id: 'c1' }}
    onClose={() => {}}
  />
)

test('a text is read on the screen, table and all, and nothing is downloaded', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  await show(viewer, { answers: { [address]: file } })
  const pages = page.getByRole('document', { name: '预览：合同 HT001' })
  await expect.element(pages.getByText('仓储合同')).toBeVisible()
  await expect.element(pages.getByRole('cell', { name: '4.5' })).toBeVisible()
  expect(click).not.toHaveBeenCalled()
  click.mockRestore()
})

test('a text is no wider than the screen that shows it', async () => {
  await show(viewer, { answers: { [address]: file } })
  const pages = page.getByRole('document', { name: '预览：合同 HT001' })
  await expect.element(pages.getByText('仓储合同')).toBeVisible()
  const place = pages.element()
  await expect.poll(() => place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
})

test('a text that cannot be made says why', async () => {
  const why = '合同模板已损坏'
  await show(viewer, { answers: { [address]: () => refusal(400, why) } })
  await expect.element(page.getByRole('alert')).toHaveTextContent(why)
})

test('a text that cannot be shown says how to read it', async () => {
  await show(viewer, { answers: { [address]: () => new Response('no docx') } })
  await expect
    .element(page.getByRole('alert').filter({ hasText: '可下载后用 Word 打开' }))
    .toBeVisible()
})
