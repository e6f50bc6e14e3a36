import { FABRICS } from "../../places.ts";

export type Task = {
  /** English texts, keys of the area `help`: what one would like to do, and how. */
  readonly titleKey: string;
  readonly howKey: string;
  /** The page where it is done. */
  readonly to: string;
};

/** What people do in the portal, in the order of their work. */
export const TASKS: readonly { readonly titleKey: string; readonly tasks: readonly Task[] }[] = [
  {
    titleKey: "Fabrics",
    tasks: [
      {
        titleKey: "Find a fabric",
        howKey:
          "Type a code, a composition or a use into the search field, such as “cotton shirt under 120 g”. The filters beside the list narrow it.",
        to: FABRICS,
      },
      {
        titleKey: "Find a fabric by a picture",
        howKey: "Press the camera in the search field or drop a photograph on the page. What looks most alike comes first.",
        to: FABRICS,
      },
      {
        titleKey: "Compare fabrics side by side",
        howKey:
          "Press Compare on the fabrics of a list. The tray at the foot opens them side by side and can show only the differences.",
        to: FABRICS,
      },
      {
        titleKey: "Save and share fabrics",
        howKey:
          "Press the heart. Favorites keeps fabrics in groups with your own prices and notes; a group is sent as a link or as an Excel sheet with pictures.",
        to: "/favorite?menuType=fabric",
      },
      {
        titleKey: "Request a sample",
        howKey:
          "Open the fabric and press Request a sample: hanger, A4 or yardage. Samples shows where it is; confirm receipt and comment there.",
        to: "/mySample",
      },
      {
        titleKey: "Request a colour",
        howKey:
          "On a fabric press Request a lap-dip and name the colour, by Pantone, by Lab or by a swatch you send. Decide on the options A to D under Lap-dips.",
        to: "/myLapDip",
      },
      {
        titleKey: "Request a price",
        howKey:
          "Put fabrics into the cart with their quantities and press Request a quotation. The mill's offer appears under Quotations, where you accept it, propose another price or decline.",
        to: "/mySourcing",
      },
    ],
  },
  {
    titleKey: "Designs",
    tasks: [
      {
        titleKey: "Design a garment",
        howKey:
          "Choose a style in the Style Library. It opens with its sewing pattern at true size and the draped garment beside it.",
        to: "/designlist?parentId=4&id=125",
      },
      {
        titleKey: "Lay a fabric on a garment",
        howKey: "Choose pieces on the board, then a fabric. A 20 mm check stays 20 mm on the board, on the garment and in print.",
        to: "/myDesign",
      },
      {
        titleKey: "Place artwork",
        howKey:
          "Drop a picture on a piece. Move, turn and size it by hand or type millimetres and degrees; it cannot lose its place between board, garment and print.",
        to: "/myDesign",
      },
      {
        titleKey: "Share a design",
        howKey:
          "Save it and press Share. Anyone with the link sees it without an account; you may add a password, an end date and comments, and withdraw it at any time.",
        to: "/myDesign",
      },
      {
        titleKey: "Export a design",
        howKey: "In the editor export pictures, the garment in 3D, or the pattern for cutting and print at true size.",
        to: "/myDesign",
      },
    ],
  },
  {
    titleKey: "Orders",
    tasks: [
      {
        titleKey: "Order fabric",
        howKey:
          "Put fabrics into the cart with the scissors on their card, then go to checkout. It says what is below the minimum and what can be had.",
        to: "/checkout",
      },
      {
        titleKey: "Track an order",
        howKey:
          "My Order shows every order with its seven steps from technology to shipping, what is late and by how many days, documents and shipments.",
        to: "/myOrder",
      },
      {
        titleKey: "Read an inspection report",
        howKey:
          "Each report counts faults by the four-point system, roll by roll, with a map of where they lie, photographs and a PDF.",
        to: "/inspectionReport",
      },
      {
        titleKey: "Write to the mill",
        howKey:
          "Press Ask the mill on a fabric, an order or a sample; pictures may be attached. All conversations are kept under Commented.",
        to: "/history",
      },
    ],
  },
  {
    titleKey: "Your account",
    tasks: [
      {
        titleKey: "Notice settings",
        howKey:
          "In Security Setting choose e-mails at once, once a day or never, and about what. In the portal the bell shows everything.",
        to: "/setting#notices",
      },
      {
        titleKey: "Protect your account",
        howKey: "Security Setting turns the two-step code on, shows where you are signed in and signs other devices out.",
        to: "/setting#two-step",
      },
      {
        titleKey: "Change language, units or addresses",
        howKey:
          "Personal Information keeps your name, e-mail, language, metres or yards, currency, and the addresses goods are sent to.",
        to: "/userInfo",
      },
    ],
  },
];
