import type { Seat } from '@orrery/kernel';
import { seatFill, seatLine, seatShape } from '@orrery/kit';

/** A seat's mark inside a drawing: colour and shape together. */
export function SeatShape({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <path
      d={seatShape(seat)}
      transform={`scale(${size / 20}) translate(-10 -10)`}
      fill={seatFill(seat)}
      stroke={seatLine(seat)}
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  );
}
