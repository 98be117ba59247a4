import { useUnit } from 'effector-react';
import { Fragment, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { $fullName, $user } from '@/entities/customer';
import { listOrderMemberships } from '@/entities/order';
import type { Order } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatOrderTime, formatPayment, splitReceipt } from '../lib/receipt';
import { text } from '../texts';
import './printed-receipt.css';

interface ReceiptFact {
  readonly label: string;
  readonly value: string;
}

interface PrintedReceiptProps {
  readonly order: Order;
  /** What a receipt from the desk shows instead of the customer, and below the payments; null elsewhere. */
  readonly desk?: { readonly facts: readonly ReceiptFact[]; readonly sums: readonly ReceiptFact[] } | null;
}

/**
 * The printed receipt: the operator, the order, each line and the payments. It replaces the page on paper, whether the
 * customer presses our button or the browser's, and is removed afterwards.
 */
export function PrintedReceipt({ order, desk = null }: PrintedReceiptProps) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered when this listener returns.
    const onBeforePrint = () => flushSync(() => setPrinting(true));
    const onAfterPrint = () => setPrinting(false);
    window.addEventListener('beforeprint', onBeforePrint);
    window.addEventListener('afterprint', onAfterPrint);
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint);
      window.removeEventListener('afterprint', onAfterPrint);
    };
  }, []);
  return isPrinting ? createPortal(<Sheet order={order} desk={desk} />, document.body) : null;
}

function Sheet({ order, desk = null }: PrintedReceiptProps) {
  const { name, user, config } = useUnit({ name: $fullName, user: $user, config: $config });
  const code = listOrderMemberships(order).length > 0 ? user?.barcode : undefined;
  const { supportPhone: phone, supportEmail: email, operatorAddress, vatNumber } = config;
  return (
    <article className="printed-receipt">
      <h1>{order.brand}</h1>
      {operatorAddress !== '' && <p>{operatorAddress}</p>}
      {vatNumber !== '' && <p>{text('receipt.vatNumber', { number: vatNumber })}</p>}
      <h2>{text('receipt.title')}</h2>
      <dl>
        <dt>{text('receipt.number')}</dt>
        <dd>{order.reference}</dd>
        <dt>{text('receipt.date')}</dt>
        <dd>{formatOrderTime(order)}</dd>
        {desk?.facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        {!desk && name && (
          <>
            <dt>{text('receipt.customer')}</dt>
            <dd>{name}</dd>
          </>
        )}
        {!desk && code && (
          <>
            <dt>{text('receipt.memberCode')}</dt>
            <dd>{code}</dd>
          </>
        )}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('receipt.item')}</th>
            <th scope="col">{text('receipt.amount')}</th>
          </tr>
        </thead>
        {splitReceipt(order).map(({ key, title, facts, lines }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                <div>{title}</div>
                {facts.map((fact) => (
                  <div key={fact}>{fact}</div>
                ))}
              </th>
            </tr>
            {lines.map((line) => (
              <tr key={line.key}>
                <td>{line.label}</td>
                <td>{line.amount}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{text('receipt.total')}</th>
            <td>{order.total.formatted}</td>
          </tr>
          {order.tax.amount > 0 && (
            <tr>
              <td>{text('receipt.tax')}</td>
              <td>{order.tax.formatted}</td>
            </tr>
          )}
          {order.payments.map((payment, index) => (
            <tr key={`${payment.tenderType} ${String(index)}`}>
              <td>{text('receipt.paidBy', { tender: formatPayment(payment) })}</td>
              <td>{payment.amount.formatted}</td>
            </tr>
          ))}
          {desk?.sums.map(({ label, value }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {phone !== '' && email !== '' && <p>{text('receipt.questions', { phone, email })}</p>}
    </article>
  );
}
