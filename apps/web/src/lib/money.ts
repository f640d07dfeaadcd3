export { exact, money } from '@yuncang/shared/kernel/exact'
