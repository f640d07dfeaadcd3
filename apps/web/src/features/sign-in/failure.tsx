import { Alert } from 'antd'

/** Why it did not work, read out at once. */
export const Failure = ({ text }: { text: string | undefined }) =>
  text ? (
    <Alert type="error" showIcon title={text} role="alert" style={{ marginBottom: 16 }} />
  ) : null
