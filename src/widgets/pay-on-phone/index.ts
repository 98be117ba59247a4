export { handOffFound, handOffPaid as paidOnPhone, nextClicked, printClicked } from './model/hand-off';
export { HandOffBar } from './ui/hand-off-bar';
export { OnTheirPhone } from './ui/on-their-phone';
export { PayOnPhone } from './ui/pay-on-phone';
