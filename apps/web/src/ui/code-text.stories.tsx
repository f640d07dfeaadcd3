import { CodeText } from './code-text.tsx'

export default { title: 'Code text' }

export const Copied = { render: () => <CodeText value="DMLNQD25110009" /> }

export const InATitle = {
  render: () => (
    <h1>
      <CodeText value="DMLNQD25110009" />
    </h1>
  ),
}
