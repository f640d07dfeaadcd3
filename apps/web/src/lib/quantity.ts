export { quantity } from '@yuncang/shared/kernel/measures'
